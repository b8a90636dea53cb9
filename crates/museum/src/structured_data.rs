//! What search engines read of a site: JSON-LD in the words of schema.org.

use crate::{Shaping, Shell};
use serde_json::{Map, Value, json};

/// The code that the outside world has for the country: the documents have `da`, spec 3.
const COUNTRY: &str = "DK";

/// The museum and its website, for the front page.
pub(crate) fn of_site(shell: &Shell, shaping: &Shaping<'_>) -> Value {
    let site = &shell.site;
    let url = shaping.absolute(&site.home);
    let mut museum = Map::new();
    let mut put = |name: &str, value: Value| {
        let empty = value.is_null() || value.as_str() == Some("");
        if !empty && value.as_array().is_none_or(|list| !list.is_empty()) {
            museum.insert(name.to_owned(), value);
        }
    };
    let profiles = shell.social_profiles.iter();
    let profiles: Vec<&str> = profiles.map(|profile| profile.url.as_str()).collect();
    put("@type", json!("Museum"));
    put("name", json!(site.name));
    put("alternateName", json!(site.alternate_name));
    put("description", json!(site.organization_description));
    put("url", json!(url));
    put("telephone", json!(shell.address.phone));
    put("email", json!(shell.address.email));
    put("sameAs", json!(profiles));
    if !shell.address.street.is_empty() {
        let address = json!({
            "@type": "PostalAddress", "streetAddress": shell.address.street,
            "postalCode": shell.address.zip, "addressLocality": shell.address.city,
            "addressCountry": COUNTRY,
        });
        put("address", address);
    }
    let mut website = json!({
        "@context": "https://schema.org", "@type": "WebSite", "name": site.name, "url": url,
        "inLanguage": shell.locale.code(), "publisher": museum,
    });
    if let Some(name) = &site.alternate_name {
        website["alternateName"] = json!(name);
    }
    if let Some(description) = &site.description {
        website["description"] = json!(description);
    }
    website
}
