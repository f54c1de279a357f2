//! Any feed that is posted comes back as JSON, or as the titles of its first entries.

use anyfeed::{FeedError, Options, ReadError, parse_stream, parse_to_json};
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use futures_util::StreamExt;
use serde_json::json;

/// Entries that are read for their titles.
const FIRST: u32 = 10;

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let port = std::env::var("PORT").unwrap_or("3000".to_owned());
    let listener = tokio::net::TcpListener::bind(format!("127.0.0.1:{port}")).await?;
    println!("http://{}", listener.local_addr()?);
    let routes = Router::new()
        .route("/feed", post(feed))
        .route("/titles", post(titles));
    axum::serve(listener, routes).await
}

/// The whole feed. Reading takes milliseconds of the processor: a thread that may block does it.
async fn feed(headers: HeaderMap, body: Bytes) -> Result<Response, Refusal> {
    let read = move || parse_to_json(&body, content_type(&headers), &Options::default());
    let json = tokio::task::spawn_blocking(read)
        .await
        .map_err(|panic| Refusal::internal(&panic))??;
    Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response())
}

/// What of it is read as it arrives, and no more than is needed.
async fn titles(headers: HeaderMap, body: Body) -> Result<Json<Vec<String>>, Refusal> {
    let options = Options {
        max_entries: Some(FIRST),
        ..Options::default()
    };
    let mut entries = parse_stream(body.into_data_stream(), content_type(&headers), options);
    let mut titles = Vec::new();
    while let Some(entry) = entries.next().await {
        titles.push(entry?.title.unwrap_or_default().into_owned());
    }
    Ok(Json(titles))
}

fn content_type(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::CONTENT_TYPE)?.to_str().ok()
}

/// Why there is no answer.
struct Refusal(StatusCode, serde_json::Value);

impl Refusal {
    fn internal(error: &dyn std::error::Error) -> Self {
        let status = StatusCode::INTERNAL_SERVER_ERROR;
        Refusal(status, json!({ "message": error.to_string() }))
    }
}

impl From<FeedError> for Refusal {
    fn from(error: FeedError) -> Self {
        let status = match error.code {
            "too-large" => StatusCode::PAYLOAD_TOO_LARGE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Refusal(
            status,
            json!({ "code": error.code, "message": error.message }),
        )
    }
}

impl From<ReadError<axum::Error>> for Refusal {
    fn from(error: ReadError<axum::Error>) -> Self {
        match error {
            ReadError::Feed(error) => error.into(),
            ReadError::Source(error) => Refusal(
                StatusCode::BAD_REQUEST,
                json!({ "message": error.to_string() }),
            ),
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}
