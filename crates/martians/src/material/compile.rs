//! How the data become flat tables.

use table::Sourced;

use super::data::*;
use super::vocabulary::*;
use super::*;
use crate::setup::GREY;

/// Columns for 4, 3, 2, 1 players, reversed to 1, 2, 3, 4.
fn ascending(mut columns: [u8; 4]) -> [u8; 4] {
    columns.reverse();
    columns
}

fn target(word: &str) -> Target {
    match word.strip_prefix("mission:") {
        Some(id) => Target::Requirement(Requirement::from_id(id).expect("a known requirement")),
        None => Target::Work(Work::from_id(word).expect("a known action")),
    }
}

impl Tables {
    pub(super) fn compile() -> Tables {
        let mut tables = Tables::default();
        let data = data();
        tables.read_board(&data.board);
        tables.read_cards(&data.cards);
        tables.read_tiles(&data.tiles);
        tables.read_scenarios(&data.scenarios);
        tables
    }

    fn read_board(&mut self, board: &BoardFile) {
        let area = &board.excavation_area.entry;
        assert_eq!((area.hexes, area.grey), (HEXES, GREY.len()), "the area is built in");
        self.reputation_start = board.tracks.reputation.entry.start;
        self.release_time = board.quarters.release.time;
        self.release_credits = board.quarters.release.credits;
        self.rtg_price = board.rtg.reputation;
        self.production = board.installations.production;
        for building in &board.buildings {
            let building = &building.entry;
            let works: Vec<Work> = building.actions.iter().map(|action| action.id).collect();
            assert_eq!(works, building.id.works(), "{} offers these actions", building.id.id());
            for action in &building.actions {
                self.works[action.id.index()] = WorkSpec {
                    time: action.time,
                    price: action.cost.prices()[0],
                    reputation: action.reputation,
                };
            }
        }
        for Sourced { entry: tech, .. } in &board.colony_technologies {
            self.colony_techs[tech.id.index()] =
                WorkSpec { time: tech.time, price: tech.cost.prices()[0], reputation: tech.reputation };
        }
        let card = &board.corporation_card;
        self.slots = (card.slots.experts, card.slots.assistants);
        self.basic_crop = crop(0, &card.basic_crop.entry.cost, &card.basic_crop.entry.harvest);
        for Sourced { entry: tech, .. } in &card.technologies {
            self.corp_techs[tech.id.index()] =
                WorkSpec { time: tech.time, price: tech.cost.prices()[0], reputation: 0 };
        }
        self.products = board.delivery.entry.max_products_per_turn;
        self.food_value = board.delivery.entry.values[&Resource::Food];
        self.medicine_value = board.delivery.entry.values[&Resource::Medicine];
        let setup = &board.setup_tables;
        let closed = &setup.unavailability_tokens;
        self.unavailable = [
            (Building::Moxie, ascending(closed.moxie)),
            (Building::Construction, ascending(closed.construction)),
            (Building::Excavation, ascending(closed.excavation)),
            (Building::Lander, ascending(closed.lander)),
        ];
        self.rtg = setup.rtg_energy.numbers();
        self.experts_shown = setup.experts_face_up.numbers();
        self.assistants_shown = setup.assistants_face_up.numbers();
        self.research_shown = setup.research_tiles_face_up.numbers();
        self.commissions_shown = setup.commissions_face_up.numbers();
        self.commissions_shown[0] = setup.commissions_face_up.number("SOLO");
        self.credits = setup.credits_by_seat.numbers();
        self.energy = setup.energy_per_player;
        self.supplies = setup.supplies_per_player.value;
        self.prototype_supplies = setup.supplies_per_player.prototype.numbers();
        let supply = &board.supplementation;
        let shared = &supply.shared_tokens;
        self.demand_shared = [ascending(shared.oxygen), ascending(shared.disease), ascending(shared.hunger)];
        let own = &supply.com_tokens_per_player;
        self.demand_own = [own.oxygen, own.disease, own.hunger];
        self.unlock_at = supply.population.unlock_at_birthrate_tokens;
        let refill = &supply.refill;
        self.refill = (refill.experts, refill.assistants, refill.research_tiles, refill.commissions);
        let com = &board.scoring.com;
        self.per_demand = com.per_demand_token_left.into();
        self.per_dead = com.per_dead_colonist.into();
        self.fourth = com.fourth_colonist.into();
        self.awards = [com.most_construction_tokens, com.most_development_tokens];
    }

    fn read_cards(&mut self, cards: &CardsFile) {
        for Sourced { entry: card, origin, .. } in &cards.experts.entries {
            assert!(!origin.rules.is_empty(), "{} names the rule it enforces", card.id.id());
            self.experts[card.id.index()] = ExpertSpec {
                count: card.count,
                collectors: card.edition == Edition::Collectors,
                price: card.cost.prices()[0],
                script: self.script(&card.effect),
                removes: card.effect.iter().find_map(|op| match op {
                    Op::RemoveToken { token, .. } => Some(*token),
                    _ => None,
                }),
            };
        }
        for Sourced { entry: card, .. } in &cards.assistants.entries {
            self.assistants[card.id.index()] = card.count;
        }
        for Sourced { entry: card, .. } in &cards.weather.entries {
            self.weathers[card.id.index()] = weather(card);
        }
        for Sourced { entry: card, .. } in &cards.regolith.entries {
            self.minerals[card.id.index()] = card.count;
            if card.edition == Edition::Collectors {
                (self.proof_time, self.proof_reputation) = proof(&card.effect);
            }
        }
        let events = cards.events_base.entries.iter().chain(&cards.events_collectors.entries);
        for Sourced { entry: card, .. } in events {
            let script = self.script(&card.effect);
            let shared = card.effect_shared.as_ref().map_or(script, |effect| self.script(effect));
            let sets = self.event_sets.len().max(card.set as usize + 1);
            self.event_sets.resize(sets, Default::default());
            self.event_sets[card.set as usize][card.cycle as usize - 1].insert(card.id);
            self.events.push(EventSpec { set: card.set, cycle: card.cycle, script, shared });
        }
        for Sourced { entry: card, .. } in &cards.commissions.entries {
            self.commissions[card.id.index()] =
                CommissionSpec { price: card.cost.prices()[0], reputation: card.reputation };
        }
        for Sourced { entry: card, .. } in &cards.hidden_goals.entries {
            self.goals[card.id.index()] = goal(card);
        }
    }

    fn read_tiles(&mut self, tiles: &TilesFile) {
        for Sourced { entry: tile, .. } in &tiles.excavation.entries {
            self.digs[tile.id.index()] =
                DigSpec { count: tile.count, regolith: tile.regolith, ice: tile.ice };
        }
        for Sourced { entry: tile, .. } in &tiles.research.entries {
            self.research[tile.id.index()] = ResearchSpec {
                count: tile.count,
                time: tile.time,
                price: tile.cost.prices()[0],
                credits: tile.reward[&Resource::Credits],
            };
        }
        for Sourced { entry: tile, .. } in &tiles.crops.entries {
            self.crops[tile.id.index()] = crop(tile.count, &tile.cost, &tile.harvest);
        }
        for Sourced { entry: tile, .. } in &tiles.exploration_face_of_mars.entries {
            self.explorations[tile.id.index()] = (tile.count, self.script(&tile.effect));
        }
    }

    /// Appends the steps of `ops`, the nested ones first.
    fn script(&mut self, ops: &[Op]) -> Script {
        let steps: Vec<Step> = ops.iter().map(|op| self.step(op)).collect();
        let script = Script { start: self.steps.len() as u16, len: steps.len() as u8 };
        self.steps.extend(steps);
        script
    }

    fn step(&mut self, op: &Op) -> Step {
        match op {
            Op::Gain { who, resource, n } => Step::Gain { who: *who, what: *resource, n: *n },
            Op::Lose { who, resource, n, otherwise, otherwise_once } => Step::Lose {
                who: *who,
                what: *resource,
                n: *n,
                otherwise: self.script(otherwise),
                once: *otherwise_once,
            },
            Op::PlaceToken { token, n_shared, n_com_each } => {
                Step::PlaceTokens { token: *token, shared: n_shared.numbers(), com_each: *n_com_each }
            }
            Op::RemoveToken { token, n } => Step::RemoveTokens { token: *token, n: *n },
            Op::ConfineMarker { who, zone } => Step::Confine { who: *who, zone: *zone },
            Op::ReleaseMarker { who, zone } => Step::Release { who: *who, zone: *zone },
            Op::RecallMarkers {} => Step::RecallMarkers,
            Op::TimeModifier { action, delta, until } => {
                Step::Modify { modifier: Modifier::Time(target(action), *delta), until: *until }
            }
            Op::CostModifier { action, resource, delta, until } => {
                Step::Modify { modifier: Modifier::Cost(target(action), *resource, *delta), until: *until }
            }
            Op::ProductionModifier { kind, delta, until } => {
                Step::Modify { modifier: Modifier::Production(*kind, *delta), until: *until }
            }
            Op::TurnTime { who, delta, until: Until::OwnNextTurn } => {
                Step::NextTurn { who: *who, delta: *delta }
            }
            Op::TurnTime { who: _, delta, until } => {
                Step::Modify { modifier: Modifier::TurnTime(*delta), until: *until }
            }
            Op::CloseField { building, until } => Step::CloseField { building: *building, until: *until },
            Op::CloseBuilding { building, until } => {
                Step::Modify { modifier: Modifier::CloseBuilding(*building), until: *until }
            }
            Op::CloseAction { action, until } => {
                Step::Modify { modifier: Modifier::CloseAction(target(action)), until: *until }
            }
            Op::PlaceDevelopmentToken { building, otherwise } => {
                Step::Unfinish { building: *building, otherwise: self.script(otherwise) }
            }
            Op::TakeCropTile {} => Step::TakeCrop,
            Op::RemoveExcavationToken { n } => Step::RemoveDigs { n: *n },
            Op::DrawRegolithCards { who, n } => Step::Draw { who: *who, n: *n },
            Op::Peek {} => Step::PeekEvent,
            Op::RtgLose {} => Step::HalveRtg,
            Op::RtgClosed { until } => Step::Modify { modifier: Modifier::CloseRtg, until: *until },
            Op::PerformAction { building: Building::Construction } => Step::ConstructionAction,
            Op::Choice { decider, options } => {
                let options: Vec<Script> = options.iter().map(|ops| self.script(ops)).collect();
                Step::Choice {
                    decider: *decider,
                    options: options.try_into().expect("a choice has two options"),
                }
            }
            Op::If { cond, then, or_else } => Step::If {
                test: match cond {
                    Cond::MissionNotDone(id) => Test::TimesBelow(*id, [1; 4]),
                    Cond::MissionTimesLessThan(times) => Test::TimesBelow(times.id, times.n.numbers()),
                    Cond::CounterAtLeast(_) => panic!("no effect asks for a counter"),
                },
                then: self.script(then),
                or_else: self.script(or_else),
            },
            Op::ScenarioCounter { delta, cap } => {
                Step::Counter { delta: *delta, cap: cap.as_ref().map_or([u8::MAX; 4], ByPlayers::numbers) }
            }
            Op::MoveExpedition { free } => Step::MoveExpedition { free: *free },
            Op::FlipExploration { n } => Step::Avalanche { n: *n },
            Op::FreeNext { action, resource, n } => match target(action) {
                Target::Requirement(requirement) => Step::FreeNext { requirement, what: *resource, n: *n },
                Target::Work(_) => panic!("only steps of a scenario are waived"),
            },
            Op::FirstPlayerPasses {} => Step::PassFirstPlayer,
            Op::PerformAction { .. }
            | Op::YieldModifier { .. }
            | Op::OnEvent { .. }
            | Op::OnWeather { .. }
            | Op::EachCycleStart { .. }
            | Op::FailIf { .. }
            | Op::SupplementModifier { .. }
            | Op::Counter { .. }
            | Op::SetupGain { .. }
            | Op::SetupPlaceDevelopment { .. }
            | Op::Rule { .. } => panic!("this effect can't stand in a script"),
        }
    }

    fn read_scenarios(&mut self, file: &ScenariosFile) {
        for Sourced { entry: data, .. } in &file.scenarios {
            let mut spec = ScenarioSpec {
                number: data.number,
                collectors: data.edition == Edition::Collectors,
                cycles: data.cycles,
                base_events: data.event_piles.base_per_cycle,
                own_events: data.event_piles.special_per_cycle,
                events: data.special_events.clone(),
                ..ScenarioSpec::default()
            };
            let rules = || data.setup.iter().chain(&data.special_rules);
            assert!(rules().filter_map(counted).count() <= 1, "{} has one counter at most", data.id.id());
            for op in rules() {
                self.special_rule(&mut spec, op);
            }
            for requirement in &data.requirements {
                match requirement {
                    RequirementData::MissionAction(mission) => {
                        let slot = spec.requirements.len() as u8;
                        assert!((slot as usize) < crate::MAX_STEPS, "{} has too many steps", data.id.id());
                        spec.requirements.push(mission.id);
                        let compiled = self.requirement(data.id, slot, mission);
                        self.requirements.push(compiled);
                    }
                    RequirementData::StateAtEnd { id, condition } => {
                        spec.conditions.push((*id, measure(condition)));
                    }
                }
            }
            self.scenarios.push(spec);
        }
    }

    fn special_rule(&mut self, spec: &mut ScenarioSpec, op: &Op) {
        match op {
            Op::SetupGain { who, resource, n } => spec.gains.push((*who, *resource, *n)),
            Op::SetupPlaceDevelopment { building, field } => {
                spec.developments.push(building.field(*field));
            }
            Op::Counter { counter: _, start, frozen_after } => {
                spec.counter = Some(*start);
                spec.frozen_after = *frozen_after;
            }
            Op::OnEvent { ids, then } => {
                let mask = ids.iter().fold(0, |mask, id| mask | 1 << id.index());
                let script = self.script(then);
                spec.on_event.push((mask, script));
            }
            Op::OnWeather { kinds, then } => {
                let mask = kinds.iter().fold(0, |mask, kind| mask | 1 << kind.index());
                let script = self.script(then);
                spec.on_weather.push((mask, script));
            }
            Op::EachCycleStart { then, from_cycle } => {
                spec.each_cycle = Some((*from_cycle, self.script(then)));
            }
            Op::FailIf { cond: Cond::CounterAtLeast(of) } => {
                spec.fails_at = of.values().next().map(|n| n.numbers()[0]);
            }
            Op::SupplementModifier { token, delta, from_cycle, per } => spec.supplements.push(Supplement {
                token: *token,
                delta: *delta,
                from_cycle: *from_cycle,
                per: *per,
            }),
            Op::CostModifier { action, resource, delta, until: Until::EndOfGame } => {
                spec.modifiers.push(Modifier::Cost(target(action), *resource, *delta));
            }
            Op::Rule { rule, from_cycle, every } => match rule {
                RuleName::RefugeeWorker => spec.refugees = true,
                RuleName::Expedition => spec.expedition = true,
                RuleName::ExpeditionCamps => spec.camp_every = *every,
                RuleName::SuppliesMax1 => spec.supplies_max_1_from = Some(*from_cycle),
                RuleName::NoResearchCredits => spec.no_research_from = Some(*from_cycle),
            },
            _ => panic!("this effect can't be a rule of a scenario"),
        }
    }

    fn requirement(&mut self, scenario: Scenario, slot: u8, mission: &Mission) -> RequirementSpec {
        let mut after = [None; 4];
        for (place, text) in after.iter_mut().zip(&mission.after) {
            let (id, times) = text.split_once(':').unwrap_or((text, "0"));
            let first = Requirement::from_id(id).expect("a known requirement");
            *place = Some((first, times.parse().expect("a number of times")));
        }
        RequirementSpec {
            scenario,
            slot,
            time: mission.time,
            price: mission.cost.prices(),
            times: mission.times.numbers(),
            reputation: mission.reward.get(&Resource::Reputation).copied().unwrap_or_default(),
            script: self.script(&mission.effect),
            after,
            after_counter: mission
                .after_counter
                .as_ref()
                .and_then(|of| of.values().next().copied())
                .unwrap_or_default(),
            complete: match &mission.complete_when {
                None => Complete::Times,
                Some(CompleteWhen::CounterAtLeast(of)) => {
                    Complete::Counter(of.values().next().map(ByPlayers::numbers).unwrap_or_default())
                }
                Some(CompleteWhen::RequirementsMet(of)) => {
                    assert!(!of.is_empty(), "a step is complete when some conditions hold");
                    Complete::Conditions
                }
            },
            below_counter: mission.times_done_below_counter.is_some(),
            repeatable: mission.repeatable,
        }
    }
}

/// What a rule of a scenario counts.
fn counted(rule: &Op) -> Option<Counter> {
    match rule {
        Op::Counter { counter, .. } => Some(*counter),
        _ => None,
    }
}

fn crop(count: u8, cost: &Cost, harvest: &std::collections::BTreeMap<Resource, u8>) -> CropSpec {
    CropSpec {
        count,
        price: cost.prices()[0],
        food: harvest.get(&Resource::Food).copied().unwrap_or_default(),
        medicine: harvest.get(&Resource::Medicine).copied().unwrap_or_default(),
    }
}

fn weather(card: &WeatherCard) -> WeatherSpec {
    let mut spec = WeatherSpec { count: card.count, ..WeatherSpec::default() };
    for op in &card.effect {
        match op {
            Op::CostModifier { delta, .. } => spec.harvest_energy = *delta,
            Op::YieldModifier { action: Work::Harvest, delta } => spec.harvest_food = *delta,
            Op::YieldModifier { action: Work::Excavate, delta } => spec.crystals = *delta,
            Op::ProductionModifier { kind, delta, .. } => spec.production[kind.index()] = *delta,
            _ => panic!("a weather changes harvest, production and excavation only"),
        }
    }
    spec
}

/// Time and reputation of handing in a Proof of Life.
fn proof(effects: &[MineralEffect]) -> (u8, u8) {
    effects
        .iter()
        .find_map(|effect| match effect {
            MineralEffect::Mineral {} => None,
            MineralEffect::Choice { options } => options.iter().map(|of| proof(of)).find(|found| found.0 > 0),
            MineralEffect::MissionDiscard { time, then } => match then.first() {
                Some(Op::Gain { n, .. }) => Some((*time, *n)),
                _ => None,
            },
        })
        .unwrap_or_default()
}

fn goal(card: &GoalCard) -> GoalSpec {
    let mut spec = GoalSpec { reputation: card.reputation, ..GoalSpec::default() };
    for (what, n) in &card.condition.resources {
        match Resource::from_id(what) {
            Some(what) => spec.goods[what.index()] = *n,
            None => spec.colours = *n,
        }
    }
    for (who, n) in &card.condition.staff {
        match who.as_str() {
            "experts" => spec.experts = *n,
            "assistants" => spec.assistants = *n,
            "distinct_expert_kinds" => spec.expert_kinds = *n,
            kind => spec.staff[Assistant::from_id(kind).expect("a known assistant").index()] = *n,
        }
    }
    spec
}

fn measure(condition: &StateCondition) -> Measure {
    let none = ByPlayers::Same(0);
    if let Some(n) = condition.construction_tokens_left {
        Measure::ConstructionLeft(n)
    } else if let Some(n) = &condition.development_tokens_removed {
        Measure::DevelopmentRemoved(n.numbers())
    } else if let Some(n) = &condition.installations {
        Measure::Installations(n.numbers())
    } else if condition.crop_kinds_held.is_some() || condition.crop_kinds_taken.is_some() {
        Measure::CropKinds {
            held: condition.crop_kinds_held.as_ref().unwrap_or(&none).numbers(),
            taken: condition.crop_kinds_taken.as_ref().unwrap_or(&none).numbers(),
        }
    } else if let Some(n) = &condition.colony_technologies {
        Measure::ColonyTechnologies(n.numbers())
    } else if let Some(n) = condition.dead_colonists {
        Measure::DeadColonists(n)
    } else if let Some((what, n)) = condition.stock.as_ref().and_then(|of| of.iter().next()) {
        Measure::Stock(*what, n.numbers())
    } else if let Some(n) = &condition.excavation_tokens_removed {
        Measure::DigsRemoved(n.numbers())
    } else if let Some(n) = condition.counter_at_least.as_ref().and_then(|of| of.values().next()) {
        Measure::CounterAtLeast(n.numbers())
    } else if let Some(n) = condition.counter_at_most.as_ref().and_then(|of| of.values().next()) {
        Measure::CounterAtMost(n.numbers())
    } else {
        Measure::Row(condition.expedition_reached_row.expect("a condition looks at something"))
    }
}
