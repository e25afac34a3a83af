//! Section 6: the nine characters.

mod explorer;
mod femme_fatale;
mod pilot;
mod recruiter;
mod saboteur;
mod scientist;
mod secret_agent;
mod soldier;
mod travel_agent;
