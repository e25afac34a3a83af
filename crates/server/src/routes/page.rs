//! The description of the API, for programs and for people.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use html_escape::encode_quoted_attribute as escaped;
use serde_json::Value;

static DOCUMENT: LazyLock<String> = LazyLock::new(super::openapi);
static PAGE: LazyLock<String> = LazyLock::new(|| render(&DOCUMENT));

/// The OpenAPI document.
pub async fn document() -> Response {
    let json = HeaderValue::from_static("application/json");
    ([(CONTENT_TYPE, json)], DOCUMENT.as_str()).into_response()
}

/// The same as a web page.
pub async fn page() -> Html<&'static str> {
    Html(PAGE.as_str())
}

/// The style sheet of the page.
pub async fn style() -> Response {
    let css = HeaderValue::from_static("text/css; charset=utf-8");
    ([(CONTENT_TYPE, css)], include_str!("page.css")).into_response()
}

fn text<'a>(value: &'a Value, path: &str) -> &'a str {
    value.pointer(path).and_then(Value::as_str).unwrap_or_default()
}

/// The type a schema names, as HTML.
fn kind(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = escaped(reference.rsplit('/').next().unwrap_or_default());
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    if let Some(items) = schema.get("items").filter(|items| items.is_object()) {
        return format!("{}[]", kind(items));
    }
    for choice in ["oneOf", "anyOf", "allOf"] {
        if let Some(of) = schema[choice].as_array() {
            return of.iter().map(kind).collect::<Vec<_>>().join(" or ");
        }
    }
    if let Some(words) = schema["enum"].as_array() {
        return words
            .iter()
            .map(|word| format!("<code>{}</code>", escaped(&word.to_string())))
            .collect::<Vec<_>>()
            .join(" ");
    }
    match &schema["type"] {
        Value::Array(types) => types.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        Value::String(one) => one.clone(),
        _ => "anything".into(),
    }
}

fn render(document: &str) -> String {
    let document: Value = serde_json::from_str(document).unwrap_or_default();
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{0} API</title><link rel=\"stylesheet\" href=\"/api/page.css\">\
         <main><h1>{0} API</h1><p>{1}</p><p><a href=\"/api/openapi.json\">openapi.json</a></p><h2>Addresses</h2>",
        escaped(text(&document, "/info/title")),
        escaped(text(&document, "/info/description")),
    );
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            operation_section(path, method, operation, &mut page);
        }
    }
    page += "<h2>Types</h2>";
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = write!(page, "<section id=\"{0}\"><h3>{0}</h3>", escaped(name));
        schema_section(schema, &mut page);
        page += "</section>";
    }
    page + "</main></html>"
}

fn operation_section(path: &str, method: &str, operation: &Value, page: &mut String) {
    let _ = write!(
        page,
        "<section><h3><b>{}</b> <code>{}</code></h3><p>{}</p><ul>",
        escaped(&method.to_uppercase()),
        escaped(path),
        escaped(text(operation, "/summary")),
    );
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = escaped(text(parameter, "/name"));
        let about = escaped(text(parameter, "/description"));
        let _ = write!(page, "<li><code>{name}</code> ({}) {about}</li>", escaped(text(parameter, "/in")));
    }
    if let Some(body) = operation.pointer("/requestBody/content/application~1json/schema") {
        let _ = write!(page, "<li>sends {}</li>", kind(body));
    }
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        let content = response["content"].as_object().and_then(|content| content.values().next());
        let body = content.map_or(String::new(), |content| kind(&content["schema"]));
        let _ =
            write!(page, "<li>{}: {body} {}</li>", escaped(status), escaped(text(response, "/description")));
    }
    *page += "</ul></section>";
}

fn schema_section(schema: &Value, page: &mut String) {
    let _ = write!(page, "<p>{}</p>", escaped(text(schema, "/description")));
    let properties = schema["properties"].as_object();
    if properties.is_none() {
        for choice in schema["oneOf"].as_array().or(schema["allOf"].as_array()).into_iter().flatten() {
            *page += "<div>";
            schema_section(choice, page);
            *page += "</div>";
        }
        let _ = write!(page, "<p>{}</p>", kind(schema));
        return;
    }
    *page += "<ul>";
    for (name, property) in properties.into_iter().flatten() {
        let about = escaped(text(property, "/description"));
        let _ = write!(page, "<li><code>{}</code>: {} {about}</li>", escaped(name), kind(property));
    }
    *page += "</ul>";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_shows_every_route_and_type_and_needs_no_script() {
        let document: Value = serde_json::from_str(&DOCUMENT).unwrap();
        for path in document["paths"].as_object().unwrap().keys() {
            assert!(PAGE.contains(&format!("<code>{path}</code>")), "{path}");
        }
        for name in document["components"]["schemas"].as_object().unwrap().keys() {
            assert!(PAGE.contains(&format!("id=\"{name}\"")), "{name}");
        }
        assert!(!PAGE.contains("<script") && !PAGE.contains("style=") && !PAGE.contains("//"));
    }
}
