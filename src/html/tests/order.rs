//! Tags in an order in which a browser would not leave them.

use super::simple;
use crate::html::outcome::Structure;

/// Formatting that a block closes is not opened again, as a browser would: no real fragment reads differently for it.
#[test]
fn tags_out_of_order_are_put_in_order() {
    for (html, wanted) in [
        ("<b>a<i>b</b>c</i>", "<b>a<i>b</i></b>c"),
        ("<b>a<p>b</b>c</p>", "<b>a<p>b</p></b>c<br>"),
        ("<p><b>a</p><p>c", "<p><b>a</b></p><p>c</p>"),
        (
            "<table>x<tr><td>y</table>",
            "<table><tbody><tr><td>x</td></tr><tr><td>y</td></tr></tbody></table>",
        ),
        ("<p><b>a</p>\n<noscript>b</noscript>", "<p><b>a</b></p>\nb"),
        (
            "<u><s><u><u><u></u></s></u></u>a",
            "<u><s><u><u><u></u></u></u></s></u>a",
        ),
        (
            "<pre>\n\na<b>b<i>c</b>d</i></pre>",
            "<pre>\n\na<b>b<i>c</i></b>d</pre>",
        ),
        (
            "<h1><x-y>a<h2><x-y>b<h3>c</h3>",
            "<h1>a</h1><h2>b</h2><h3>c</h3>",
        ),
        ("a<!-- b</p>c", "a<p></p>c"),
        ("<math><!-- <mi>b</mi></math>c", "<math></math>c"),
        ("<listing>a</xmp>b</listing>c", "<pre>a</pre>bc"),
        // The first form is out of reach of its end tag, which lets another begin within it: no HTML says that.
        (
            "<form><table><td></form><form>a</table>b",
            "<table><tbody><tr><td>a<br></td></tr></tbody></table>b<br>",
        ),
    ] {
        let (came, structure) = simple(html);
        assert_eq!((&*came, structure), (wanted, Structure::Repaired), "{html}");
    }
}
