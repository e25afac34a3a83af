//! Worlds that fit a view: the unknown cards are dealt again, with every deal equally likely.

use table::{Piece, Rng, Seat, Set, Viewer};

use crate::material::{
    COLOURS, CardKind, Character, Colour, EventCard, NEUTRAL_BOTTOM, NEUTRAL_TOP, OUTER_ZONES, When,
};
use crate::state::{Frame, Hidden, Open, RedPlanet, Secret, Stage};
use crate::two_players::TWO_PLAYER_COLOURS;
use crate::view::View;

impl RedPlanet {
    /// A world with the view's open part and the viewer's own secrets; everything else is dealt from what is left.
    pub(crate) fn imagined(view: &View, rng: &mut Rng) -> RedPlanet {
        let me = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        };
        let mut world = RedPlanet {
            open: view.open,
            secrets: [Secret::default(); COLOURS],
            hidden: Hidden {
                event_deck: Set::EMPTY,
                discoveries: [None; OUTER_ZONES],
                neutral_top: [Set::EMPTY; TWO_PLAYER_COLOURS],
                neutral_rest: [Set::EMPTY; TWO_PLAYER_COLOURS],
                rng: rng.fork(),
            },
        };
        if let (Some(seat), Some(own)) = (me, view.own) {
            world.secrets[seat.index()] = own;
        }
        let mut deal = Deal { me, unseen: unseen(&view.open, view.own.as_ref()), rng };
        deal.missions(&mut world);
        deal.discoveries(&mut world);
        deal.hands(&mut world);
        deal.characters(&mut world);
        deal.neutral_decks(&mut world);
        world.hidden.event_deck = deal.unseen;
        world
    }
}

/// The event cards this viewer has not seen anywhere.
fn unseen(open: &Open, own: Option<&Secret>) -> Set<EventCard> {
    let mut unseen = Set::<EventCard>::full().minus(open.event_discard);
    for seat in 0..COLOURS {
        unseen = unseen.minus(open.turned[seat]).minus(open.used[seat]).minus(open.missions[seat]);
    }
    let face_up = open.discoveries.iter().filter_map(|place| place.card);
    face_up.for_each(|card| _ = unseen.remove(card));
    let Some(own) = own else { return unseen };
    unseen = unseen.minus(own.cards).minus(own.boxed);
    let mut single: Vec<EventCard> = own.known.into_iter().flatten().collect();
    single.extend(own.mission);
    single.extend(own.drawn);
    if open.stage == Stage::Missions {
        single.extend(own.dealt.into_iter().flatten());
    }
    single.into_iter().for_each(|card| _ = unseen.remove(card));
    unseen
}

struct Deal<'a> {
    me: Option<Seat>,
    unseen: Set<EventCard>,
    rng: &'a mut Rng,
}

impl Deal<'_> {
    fn others(&self, open: &Open) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        (0..open.seats()).map(Seat).filter(move |seat| Some(*seat) != me)
    }

    /// Deals one of the unseen cards among `of`.
    fn take(&mut self, of: Set<EventCard>) -> EventCard {
        let mut left = self.unseen.intersection(of);
        let card = left.draw(self.rng).expect("the true world has such a card, so one is left");
        self.unseen.remove(card);
        card
    }

    /// RP-SET-14: the two missions dealt to each other seat, none of them one that was dealt to the viewer.
    fn missions(&mut self, world: &mut RedPlanet) {
        let mine = self.me.map_or([None; 2], |seat| world.secrets[seat.index()].dealt);
        let mut never_dealt: Set<EventCard> = EventCard::of_kind(CardKind::Mission);
        mine.into_iter().flatten().for_each(|card| _ = never_dealt.remove(card));
        for seat in self.others(&world.open) {
            let secret = &mut world.secrets[seat.index()];
            if world.open.stage == Stage::Missions {
                secret.dealt = [(); 2].map(|()| Some(self.take(never_dealt)));
                if world.open.kept.contains(seat) {
                    secret.mission = secret.dealt[self.rng.index(2)];
                }
                continue;
            }
            let kept = if world.open.stage == Stage::Over {
                let shown = world.open.missions[seat.index()].intersection(never_dealt);
                shown.get(self.rng.index(shown.len().max(1)))
            } else {
                secret.mission = Some(self.take(never_dealt));
                secret.mission
            };
            kept.into_iter().for_each(|card| _ = never_dealt.remove(card));
            secret.dealt[0] = kept;
        }
        if world.open.stage != Stage::Missions {
            self.refused_missions(world, never_dealt);
        }
    }

    /// RP-HID-03: what the others refused: any mission not dealt to anybody so far, wherever it is now.
    fn refused_missions(&mut self, world: &mut RedPlanet, mut never_dealt: Set<EventCard>) {
        for seat in self.others(&world.open) {
            world.secrets[seat.index()].dealt[1] = never_dealt.draw(self.rng);
        }
    }

    /// RP-HID-06: the face-down discoveries, and the seats that know them.
    fn discoveries(&mut self, world: &mut RedPlanet) {
        let discoveries = EventCard::of_kind(CardKind::Discovery);
        for zone in 0..OUTER_ZONES {
            let place = world.open.discoveries[zone];
            let Some(by) = place.by else { continue };
            let known = self.me.and_then(|seat| world.secrets[seat.index()].known[zone]);
            let card = place.card.or(known).unwrap_or_else(|| self.take(discoveries));
            if place.card.is_none() {
                world.hidden.discoveries[zone] = Some(card);
            }
            for seat in self.others(&world.open) {
                if seat == by || place.seen.contains(seat) {
                    world.secrets[seat.index()].known[zone] = Some(card);
                }
            }
        }
        let drawer = world.open.owner(world.open.actor);
        if world.open.frames.last() == Some(&Frame::Assign) && Some(drawer) != self.me {
            world.secrets[drawer.index()].drawn = Some(self.take(discoveries));
        }
    }

    /// RP-HID-04, RP-HID-05, RP-HID-15: drawn missions and actions, in hand or in the box. Nobody holds an action
    /// whose moment has passed.
    fn hands(&mut self, world: &mut RedPlanet) {
        let kept = EventCard::of_kind(CardKind::Mission).union(EventCard::of_kind(CardKind::Action));
        let past = |card: &EventCard| match card.action() {
            Some((When::Production3Before, _)) => {
                matches!(world.open.stage, Stage::BeforeProduction | Stage::AfterProduction | Stage::Over)
            }
            Some((When::Production3End, _)) => {
                matches!(world.open.stage, Stage::AfterProduction | Stage::Over)
            }
            _ => false,
        };
        let in_hand: Set<EventCard> = kept.iter().filter(|card| !past(card)).collect();
        for seat in self.others(&world.open) {
            for _ in 0..world.open.face_down[seat.index()] {
                let card = self.take(in_hand);
                world.secrets[seat.index()].cards.insert(card);
            }
        }
        for seat in self.others(&world.open) {
            for _ in 0..world.open.event_box[seat.index()] {
                let card = self.take(kept);
                world.secrets[seat.index()].boxed.insert(card);
            }
        }
    }

    /// RP-HID-01, RP-RND-11: a sealed character is a card in hand whose number has not been called.
    fn characters(&mut self, world: &mut RedPlanet) {
        for seat in self.others(&world.open) {
            let colour = world.open.main_colour(seat);
            if is_sealed(&world.open, colour) && world.open.chosen.contains(seat) {
                let mut possible = not_called(&world.open, world.open.hand(colour));
                world.secrets[seat.index()].character = possible.draw(self.rng);
            }
        }
    }

    /// RP-HID-13, RP-HID-14, RP-2P-12: the drawn neutral card, then which of the others lie on top.
    fn neutral_decks(&mut self, world: &mut RedPlanet) {
        let bottom: Set<Character> = NEUTRAL_BOTTOM.into_iter().collect();
        for colour in Colour::all().filter(|colour| world.open.is_neutral(*colour)) {
            let at = colour as usize;
            let owner = world.open.owner(colour);
            let fresh = !world.open.recruiter_boxed.contains(colour);
            let mut drawn = world.open.played[at].len();
            let mut deck = Set::<Character>::full().minus(world.open.played[at]);
            if !fresh {
                deck.remove(Character::Recruiter);
            }
            if is_sealed(&world.open, colour) {
                if Some(owner) != self.me {
                    let from_top = fresh && drawn < NEUTRAL_TOP;
                    let possible = if from_top { deck.minus(bottom) } else { deck };
                    let card = not_called(&world.open, possible).draw(self.rng);
                    world.secrets[owner.index()].neutral = card;
                }
                drawn += 1;
                world.secrets[owner.index()].neutral.into_iter().for_each(|card| _ = deck.remove(card));
            }
            let mut others = deck.minus(bottom);
            let left_on_top = if fresh { NEUTRAL_TOP.saturating_sub(drawn) } else { 0 };
            for _ in 0..left_on_top {
                let card = others.draw(self.rng).expect("the top came from the five others");
                world.hidden.neutral_top[at].insert(card);
                deck.remove(card);
            }
            world.hidden.neutral_rest[at] = deck;
        }
    }
}

/// Whether this colour has, or may have, a face-down character.
fn is_sealed(open: &Open, colour: Colour) -> bool {
    matches!(open.stage, Stage::Characters | Stage::Countdown) && open.revealed[colour as usize].is_none()
}

fn not_called(open: &Open, characters: Set<Character>) -> Set<Character> {
    characters.iter().filter(|character| character.number() < open.calling).collect()
}
