//! Whole games.

use serde_json::json;
use table::Rng;

use crate::host::Host;
use crate::person::Person;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_every_title_against_bots_to_its_end() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    for title in titles::all() {
        let options = title.default_options();
        let seats = usize::from(title.check_options(&options).unwrap());
        let table = ada.make_for(title.name(), &options, seats, 1, json!({})).await;
        assert_eq!(table["status"], "running");
        let mut socket = ada.connect(&table, 0).await;
        socket.play_to_the_end(&mut Rng::seeded(1)).await;
        assert_eq!(socket.position["outcome"]["standings"].as_array().unwrap().len() >= seats, true);
    }
}
