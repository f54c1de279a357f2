//! Prints the JSON of a feed file: `cargo run --example parse FILE [CONTENT_TYPE]`.

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("the name of a feed file");
    let content_type = arguments.next();
    let bytes = std::fs::read(file).expect("the file is readable");
    let options = anyfeed::Options {
        provenance: true,
        ..anyfeed::Options::default()
    };
    match anyfeed::parse_to_json(&bytes, content_type.as_deref(), &options) {
        Ok(json) => println!("{}", String::from_utf8_lossy(&json)),
        Err(error) => eprintln!("{}: {error}", error.code),
    }
}
