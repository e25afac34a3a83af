//! Every Fluent id the game uses.

use table::{Game, Message, Piece, QuestionKind, action_messages, option_messages, question_messages};

use crate::action::{Action, DOCKS, Dock, Flight, Place};
use crate::material::{Character, Colour, EventCard, Resource, Zone};
use crate::options::Options;
use crate::state::{Open, RedPlanet};

/// An action with a ship, by what people see of the ship: where it flies and who is aboard.
pub(crate) fn meaning(open: &Open, action: Action) -> Option<Message> {
    let (id, place) = match action {
        Action::Board(dock) => ("redplanet-meaning-board", Place::Dock(dock)),
        Action::Launch(dock) => ("redplanet-meaning-launch", Place::Dock(dock)),
        Action::Destroy(dock) => ("redplanet-meaning-destroy", Place::Dock(dock)),
        Action::Token(place) => ("redplanet-meaning-token", place),
        Action::Replace(place, _) => ("redplanet-meaning-replace", place),
        Action::Keep(_)
        | Action::Choose(_)
        | Action::Bound(_)
        | Action::Move(..)
        | Action::Stop
        | Action::Draw
        | Action::Look(_)
        | Action::Assign(_)
        | Action::Kill(..)
        | Action::Drop(_)
        | Action::Leave(_)
        | Action::Rescue(_)
        | Action::CarryOut(_)
        | Action::Decline => return None,
    };
    let ship = open.vessel(place)?;
    let looks =
        |place| open.vessel(place).map(|ship| (ship.destination(), ship.aboard(), ship.ship.capacity()));
    let twin = open.vessels().any(|(other, _)| other != place && looks(other) == looks(place));
    let message = Message::new(id)
        .with("bound", u8::from(ship.destination().is_some()))
        .with("crew", ship.aboard())
        .with("capacity", ship.ship.capacity())
        .with("twin", u8::from(twin))
        .with("place", place.name());
    let message =
        ship.destination().into_iter().fold(message, |message, zone| message.with("zone", zone.name()));
    Some(match action {
        Action::Replace(_, colour) => message.with("colour", colour.name()),
        _ => message,
    })
}

/// Every kind of question, and the rules it rests on.
pub(crate) const QUESTIONS: &[QuestionKind] = &[
    QuestionKind::new("redplanet-question-keep", &["RP-SET-15", "RP-SET-16", "RP-MIS-03"]),
    QuestionKind::new("redplanet-question-choose", &["RP-RND-02", "RP-RND-03", "RP-RND-06", "RP-RUL-54"]),
    QuestionKind::new(
        "redplanet-question-board",
        &["RP-CHR-G-06", "RP-CHR-G-08", "RP-SHIP-02", "RP-LAND-01"],
    ),
    QuestionKind::new("redplanet-question-board_together", &["RP-CHR-3-01", "RP-CHR-3-02", "RP-SHIP-02"]),
    QuestionKind::new("redplanet-question-destination", &["RP-DST-01", "RP-DST-02", "RP-DST-03"]),
    QuestionKind::new("redplanet-question-explore", &["RP-CHR-8-02", "RP-CHR-8-03", "RP-CHR-8-05"]),
    QuestionKind::new("redplanet-question-research", &["RP-CHR-7-02", "RP-CHR-7-03", "RP-CHR-7-06"]),
    QuestionKind::new("redplanet-question-assign", &["RP-DSC-01", "RP-DSC-03", "RP-DSC-05", "RP-DSC-07"]),
    QuestionKind::new("redplanet-question-look", &["RP-CHR-7-02", "RP-CHR-7-03"]),
    QuestionKind::new("redplanet-question-force_launch", &["RP-CHR-6-02", "RP-CHR-6-03", "RP-CHR-6-04"]),
    QuestionKind::new("redplanet-question-destroy", &["RP-CHR-5-02", "RP-CHR-5-03", "RP-CHR-5-05"]),
    QuestionKind::new("redplanet-question-replace", &["RP-CHR-4-02", "RP-CHR-4-03", "RP-CHR-4-04"]),
    QuestionKind::new("redplanet-question-kill", &["RP-CHR-2-02", "RP-CHR-2-03", "RP-CHR-2-04"]),
    QuestionKind::new("redplanet-question-drop", &["RP-CHR-2-06", "RP-CHR-2-07", "RP-CHR-2-09"]),
    QuestionKind::new("redplanet-question-token", &["RP-CHR-1-02", "RP-CHR-1-03", "RP-RUL-57"]),
    QuestionKind::new("redplanet-question-leave", &["RP-DEC-18", "RP-RUL-51"]),
    QuestionKind::new("redplanet-question-rescue", &["RP-ACT-06", "RP-LIS-03"]),
    QuestionKind::new("redplanet-question-espionage", &["RP-ACT-06", "RP-DEC-17"]),
    QuestionKind::new("redplanet-question-order", &["RP-DEC-20", "RP-RUL-34"]),
];

const SENTENCES: &[&str] = &[
    "redplanet-title",
    "redplanet-about",
    "redplanet-ship",
    "redplanet-card-ice_monopoly",
    "redplanet-card-ice_monopoly-text",
    "redplanet-meaning-board",
    "redplanet-meaning-launch",
    "redplanet-meaning-destroy",
    "redplanet-meaning-replace",
    "redplanet-meaning-token",
    "redplanet-refusal-not_now",
    "redplanet-refusal-not_dealt",
    "redplanet-refusal-chosen_already",
    "redplanet-refusal-not_in_hand",
    "redplanet-refusal-empty_dock",
    "redplanet-refusal-other_ship",
    "redplanet-refusal-no_supply",
    "redplanet-refusal-no_seat",
    "redplanet-refusal-no_token_left",
    "redplanet-refusal-no_token",
    "redplanet-refusal-nobody_of_yours",
    "redplanet-refusal-not_phobos",
    "redplanet-refusal-not_adjacent",
    "redplanet-refusal-full_ship",
    "redplanet-refusal-own_colour",
    "redplanet-refusal-nobody_there",
    "redplanet-refusal-no_killing_here",
    "redplanet-refusal-one_must_move",
    "redplanet-refusal-no_ship",
    "redplanet-refusal-event_deck_empty",
    "redplanet-refusal-neutral_draws",
    "redplanet-refusal-no_discovery",
    "redplanet-refusal-no_discovery_here",
    "redplanet-refusal-discovery_there",
    "redplanet-refusal-must_assign",
    "redplanet-refusal-not_turned_up",
    "redplanet-refusal-nobody_lost",
    "redplanet-refusal-no_such_seat",
    "redplanet-refusal-over",
    "redplanet-refusal-not_your_turn",
    "redplanet-event-kept",
    "redplanet-event-round",
    "redplanet-event-neutral_drawn",
    "redplanet-event-neutral_drawn_hidden",
    "redplanet-event-chosen",
    "redplanet-event-called",
    "redplanet-event-revealed",
    "redplanet-event-boarded",
    "redplanet-event-travel_agent_failed",
    "redplanet-event-bound",
    "redplanet-event-took_back",
    "redplanet-event-neutral_reshuffled",
    "redplanet-event-moved",
    "redplanet-event-found",
    "redplanet-event-drew",
    "redplanet-event-drew_card",
    "redplanet-event-drew_discovery",
    "redplanet-event-assigned",
    "redplanet-event-assigned_hidden",
    "redplanet-event-discarded",
    "redplanet-event-declined",
    "redplanet-event-looked",
    "redplanet-event-looked_hidden",
    "redplanet-event-forced",
    "redplanet-event-destroyed",
    "redplanet-event-replaced",
    "redplanet-event-killed",
    "redplanet-event-dropped",
    "redplanet-event-launched",
    "redplanet-event-landed",
    "redplanet-event-landed_nowhere",
    "redplanet-event-docked",
    "redplanet-event-docked_unknown",
    "redplanet-event-first_player",
    "redplanet-event-production",
    "redplanet-event-produced",
    "redplanet-event-took",
    "redplanet-event-discovery_shown",
    "redplanet-event-magnetised",
    "redplanet-event-resisted",
    "redplanet-event-left",
    "redplanet-event-action_shown",
    "redplanet-event-gained",
    "redplanet-event-rescued",
    "redplanet-event-mission_shown",
    "redplanet-event-ended",
    "redplanet-board-round",
    "redplanet-board-called",
    "redplanet-board-first",
    "redplanet-board-event_deck",
    "redplanet-board-no_ship",
    "redplanet-board-ship",
    "redplanet-board-ship_unknown",
    "redplanet-board-zone",
    "redplanet-board-zone_unexplored",
    "redplanet-board-pile",
    "redplanet-board-discovery_known",
    "redplanet-board-discovery",
    "redplanet-board-astronauts",
    "redplanet-board-neutral",
    "redplanet-board-colour",
    "redplanet-board-supply",
    "redplanet-board-tokens",
    "redplanet-board-played",
    "redplanet-board-face_down",
    "redplanet-board-card",
    "redplanet-board-own",
    "redplanet-board-drawn",
    "redplanet-board-sealed",
    "redplanet-holding-supply",
    "redplanet-holding-lost",
    "redplanet-source-tokens",
    "redplanet-source-missions",
    "redplanet-source-ice_monopoly",
    "redplanet-source-discoveries",
];

/// All ids: sentences, names of pieces, texts of cards and options.
pub(crate) fn all() -> Vec<String> {
    let sentences = SENTENCES.iter().chain(crate::epilogue::IDS);
    let mut ids: Vec<String> = sentences.map(ToString::to_string).collect();
    ids.extend(Zone::all().map(|zone| zone.name().into()));
    ids.extend(Resource::all().map(|resource| resource.name().into()));
    ids.extend(Colour::all().map(|colour| colour.name().into()));
    for name in Character::all().map(Character::name).chain(EventCard::all().map(EventCard::name)) {
        ids.push(name.into());
        ids.push(format!("{name}-text"));
    }
    for number in 0..DOCKS as u8 {
        ids.push(Place::Dock(Dock(number)).name().into());
        ids.push(Place::Flight(Flight(number)).name().into());
    }
    ids.extend(action_messages::<Action>().into_iter().map(String::from));
    ids.extend(question_messages::<RedPlanet>());
    ids.extend(table::term_messages(crate::evaluate::TERMS));
    ids.extend(option_messages::<Options>(RedPlanet::NAME));
    ids
}
