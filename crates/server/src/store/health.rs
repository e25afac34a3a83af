use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use super::StoreError;

/// How long an answer holds.
const FRESH: Duration = Duration::from_secs(1);
/// How long a probe may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// The last answer to whether the store can be written. However many ask, one probe a second answers them.
#[derive(Default)]
pub(super) struct Health(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Health {
    pub async fn check(&self, probe: impl Future<Output = Result<(), StoreError>>) -> Result<(), StoreError> {
        // Held during the probe, so that everybody else waits for its answer.
        let mut last = self.0.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < FRESH
        {
            return answer.clone();
        }
        let silent = || Err(StoreError(format!("no answer within {} seconds", PATIENCE.as_secs())));
        let answer = timeout(PATIENCE, probe).await.unwrap_or_else(|_| silent());
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn all_who_ask_within_a_second_share_one_probe() {
        let (health, probes) = (Health::default(), AtomicU32::new(0));
        let probe = || async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            match probes.fetch_add(1, Ordering::Relaxed) {
                0 => Err(StoreError("full".into())),
                _ => Ok(()),
            }
        };
        let (one, two) = tokio::join!(health.check(probe()), health.check(probe()));
        assert!(one.is_err() && two.is_err());
        assert_eq!(probes.load(Ordering::Relaxed), 1);
        tokio::time::sleep(FRESH).await;
        assert!(health.check(probe()).await.is_ok());
    }
}
