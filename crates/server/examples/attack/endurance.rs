//! Hours of ordinary use, in short.

use std::time::{Duration, Instant};

use serde_json::json;
use table::Rng;

use crate::host::{Host, PLENTY, table_for_two};
use crate::person::Socket;
use crate::{Plan, Verdict};

/// People come, play a while, and go, over and over; the memory of the server does not grow.
pub async fn churn(plan: &Plan) -> Verdict {
    const AT_ONCE: usize = 8;
    // How much the second half may grow over the first.
    const GROWTH: f64 = 1.15;
    let more = [&PLENTY[..], &["--idle", "5"]].concat();
    let host = Host::start(plan, &more).await?;
    let end = Instant::now() + Duration::from_secs(plan.minutes * 60);
    let base = host.base();
    let playing: Vec<_> = (0..AT_ONCE)
        .map(|nth| {
            let base = base.clone();
            tokio::spawn(async move {
                let (mut games, mut moves) = (0_u64, 0_u64);
                while Instant::now() < end {
                    moves += one_visit(&base, nth + games as usize * AT_ONCE).await;
                    games += 1;
                }
                (games, moves)
            })
        })
        .collect();
    let mut samples = Vec::new();
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_secs(1)).await;
        samples.push(host.memory());
    }
    let (mut games, mut moves) = (0, 0);
    for task in playing {
        let (own_games, own_moves) = task.await.map_err(|error| error.to_string())?;
        games += own_games;
        moves += own_moves;
    }
    // Caches fill in the first quarter.
    let quarter = samples.len() / 4;
    let mean = |part: &[u64]| part.iter().sum::<u64>() as f64 / part.len().max(1) as f64 / 1024.0;
    let (second, last) = (mean(&samples[quarter..2 * quarter]), mean(&samples[3 * quarter..]));
    let figures = format!(
        "{} minutes, {games} tables, {moves} moves: {second:.1} MiB in the second quarter, {last:.1} MiB in the last",
        plan.minutes
    );
    if last <= second * GROWTH { Ok(figures) } else { Err(figures) }
}

/// Two people play some moves, one goes and comes back, and they give the game up.
async fn one_visit(base: &str, nth: usize) -> u64 {
    let (table, people) = table_for_two(base, nth, json!({})).await;
    let mut sockets = [people[0].connect(&table, 0).await, people[1].connect(&table, 0).await];
    let mut rng = Rng::seeded(nth as u64);
    let mut moves = 0;
    for step in 0..40 {
        let Some(seat) = sockets.iter().position(Socket::owes) else {
            if sockets.iter().any(Socket::is_over) {
                break;
            }
            // Nobody has heard that it is their turn yet.
            if sockets[0].frame().await.is_none() {
                break;
            }
            continue;
        };
        sockets[seat].act_at_random(&mut rng).await;
        moves += 1;
        if step == 20 {
            sockets[0] = people[0].connect(&table, 0).await;
        }
        sync(&mut sockets).await;
    }
    let _ = sockets[0].ask(json!({"type": "propose", "what": "abandon"})).await;
    let _ = sockets[1].ask(json!({"type": "answer", "yes": true})).await;
    moves
}

/// Reads everything that has been sent so far.
async fn sync(sockets: &mut [Socket]) {
    for socket in sockets {
        // The answer to nonsense comes after the news.
        socket.send(json!({"type": "nonsense"})).await;
        while let Some(frame) = socket.frame().await
            && frame["problem"]["code"] != "unreadable"
        {}
    }
}
