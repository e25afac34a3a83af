//! Every card, tile and scenario by itself, with its figures written out.

mod buildings;
mod commissions;
mod complete;
mod data;
mod events_base;
mod events_collectors;
mod goals;
mod scenarios_base;
mod scenarios_collectors;
mod scenarios_with_events;
mod tiles;
mod weather;
