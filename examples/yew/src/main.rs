//! A page that shows a feed: fetched, read and shown in the browser.

use anyfeed::model::{Entry, Feed};
use anyfeed::{Options, parse};
use gloo_net::http::Request;
use yew::prelude::*;

/// Where the feed is; of another site, it must allow to be read from here (CORS).
const ADDRESS: &str = "/feed.xml";

fn main() {
    anyfeed::js::set_panic_hook();
    yew::Renderer::<App>::new().render();
}

#[function_component]
fn App() -> Html {
    let read = use_state(|| None);
    let set = read.setter();
    use_effect_with((), move |()| {
        yew::platform::spawn_local(async move { set.set(Some(fetched(ADDRESS).await)) });
    });
    match &*read {
        None => html! { <p>{ "The feed is being read." }</p> },
        Some(Err(why)) => html! { <p role="alert">{ why.clone() }</p> },
        Some(Ok(feed)) => html! {
            <main>
                <h1>{ feed.head.title.as_deref().unwrap_or("A feed") }</h1>
                { for feed.entries.iter().map(shown) }
            </main>
        },
    }
}

/// What is called HTML in an entry is safe to show.
fn shown(entry: &Entry) -> Html {
    let body = entry.content_html.as_deref().unwrap_or_default();
    html! {
        <article key={entry.id.to_string()}>
            <h2><a href={entry.url.as_ref().map(ToString::to_string)}>{ entry.title.as_deref().unwrap_or("–") }</a></h2>
            { Html::from_html_unchecked(AttrValue::from(body.to_owned())) }
        </article>
    }
}

async fn fetched(address: &str) -> Result<Feed<'static>, String> {
    let response = Request::get(address)
        .send()
        .await
        .map_err(|error| error.to_string())?;
    let bytes = response.binary().await.map_err(|error| error.to_string())?;
    let options = Options {
        url: Some(response.url()),
        ..Options::default()
    };
    let content_type = response.headers().get("content-type");
    parse(&bytes, content_type.as_deref(), &options).map_err(|error| error.to_string())
}
