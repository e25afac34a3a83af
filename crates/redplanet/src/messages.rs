//! Every Fluent id that the game can say.

use table::{FieldKind, Options as _, Piece};

use crate::action::{DOCKS, Dock, Flight, Place};
use crate::material::{Character, Colour, EventCard, Resource, Zone};
use crate::options::Options;

const SENTENCES: &[&str] = &[
    "redplanet-title",
    "redplanet-about",
    "redplanet-ship",
    "redplanet-card-ice_monopoly",
    "redplanet-card-ice_monopoly-text",
    "redplanet-action-keep",
    "redplanet-action-choose",
    "redplanet-action-board",
    "redplanet-action-bound",
    "redplanet-action-move",
    "redplanet-action-stop",
    "redplanet-action-draw",
    "redplanet-action-look",
    "redplanet-action-assign",
    "redplanet-action-launch",
    "redplanet-action-destroy",
    "redplanet-action-replace",
    "redplanet-action-kill",
    "redplanet-action-drop",
    "redplanet-action-token",
    "redplanet-action-leave",
    "redplanet-action-rescue",
    "redplanet-action-carry_out",
    "redplanet-ask-keep",
    "redplanet-ask-choose",
    "redplanet-ask-board",
    "redplanet-ask-board_together",
    "redplanet-ask-destination",
    "redplanet-ask-explore",
    "redplanet-ask-research",
    "redplanet-ask-assign",
    "redplanet-ask-look",
    "redplanet-ask-force_launch",
    "redplanet-ask-destroy",
    "redplanet-ask-replace",
    "redplanet-ask-kill",
    "redplanet-ask-drop",
    "redplanet-ask-token",
    "redplanet-ask-leave",
    "redplanet-ask-rescue",
    "redplanet-ask-espionage",
    "redplanet-ask-order",
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
    "redplanet-source-tokens",
    "redplanet-source-missions",
    "redplanet-source-ice_monopoly",
    "redplanet-source-discoveries",
];

/// All ids: sentences, the names of the pieces, the texts of the cards, the options.
pub(crate) fn all() -> Vec<String> {
    let mut ids: Vec<String> = SENTENCES.iter().map(ToString::to_string).collect();
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
    for field in Options::fields() {
        ids.push(format!("redplanet-option-{}", field.name));
        ids.push(format!("redplanet-option-{}-help", field.name));
        if let FieldKind::Choice { of } = field.kind {
            ids.extend(of.iter().map(|word| format!("redplanet-option-{}-{word}", field.name)));
        }
    }
    ids
}
