use rayon::prelude::*;

use crate::data::Lessons;
use crate::model::{Costs, Plan, Units, Worker};

/// A batch is studied in this many parts, whatever the number of threads, so that sums come out the same.
const PARTS: usize = 4;
/// Numbers that are changed together.
const BLOCK: usize = 1 << 12;
/// How slowly the means of the slopes and of their squares change.
const SLOW: f32 = 0.9;
const SLOWER: f32 = 0.999;

/// Changes numbers batch by batch (Adam).
pub(crate) struct Stepper<'a> {
    pub plan: &'a Plan,
    pub numbers: Vec<f32>,
    pub units: Units,
    /// The greatest size of each number.
    most: Vec<f32>,
    /// How far each number may move.
    pace: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    parts: Vec<(Worker, Vec<f32>)>,
    steps: i32,
}

impl<'a> Stepper<'a> {
    pub fn new(plan: &'a Plan, numbers: Vec<f32>, units: Units, on: f32) -> Stepper<'a> {
        let size = plan.size();
        let part = || (Worker::new(plan.shape), vec![0.0; size]);
        Stepper {
            plan,
            numbers,
            units,
            most: (0..size).map(|at| plan.most(at)).collect(),
            pace: (0..size).map(|at| plan.pace(at, on)).collect(),
            means: vec![0.0; size],
            squares: vec![0.0; size],
            parts: (0..PARTS).map(|_| part()).collect(),
            steps: 0,
        }
    }

    /// Learns from these lessons, taking a step of this size.
    pub fn learn(&mut self, lessons: &Lessons, batch: &[u32], rate: f32) -> Costs {
        let (plan, numbers, units) = (self.plan, &self.numbers, self.units);
        let share = batch.len().div_ceil(PARTS).max(1);
        let costs = self.parts.par_iter_mut().enumerate().map(|(at, (worker, slopes))| {
            slopes.fill(0.0);
            let mut costs = Costs::default();
            for number in batch.iter().skip(at * share).take(share) {
                let lesson = lessons.lesson(*number as usize);
                worker.study(plan, numbers, units, lesson, &mut costs, Some(slopes));
            }
            costs
        });
        let costs: Vec<Costs> = costs.collect();
        self.step(batch.len(), rate);
        costs.iter().fold(Costs::default(), |mut sum, more| {
            sum.add(more);
            sum
        })
    }

    fn step(&mut self, lessons: usize, rate: f32) {
        self.steps += 1;
        let unbias = (1.0 - SLOWER.powi(self.steps)).sqrt() / (1.0 - SLOW.powi(self.steps));
        let rate = rate * unbias;
        let scale = 1.0 / lessons.max(1) as f32;
        let (most, pace, parts) = (&self.most, &self.pace, &self.parts);
        let blocks = self.numbers.par_chunks_mut(BLOCK).zip(self.means.par_chunks_mut(BLOCK));
        blocks.zip(self.squares.par_chunks_mut(BLOCK)).enumerate().for_each(
            |(at, ((numbers, means), squares))| {
                let mut slopes = [0.0f32; BLOCK];
                let slopes = &mut slopes[..numbers.len()];
                for (_, part) in parts {
                    let part = &part[at * BLOCK..][..slopes.len()];
                    slopes.iter_mut().zip(part).for_each(|(sum, slope)| *sum += slope);
                }
                let pace = &pace[at * BLOCK..];
                let each = numbers.iter_mut().zip(means).zip(squares).zip(slopes).zip(pace);
                for ((((number, mean), square), slope), pace) in each {
                    let slope = *slope * scale;
                    *mean = SLOW * *mean + (1.0 - SLOW) * slope;
                    *square = SLOWER * *square + (1.0 - SLOWER) * slope * slope;
                    *number -= rate * pace * *mean / (square.sqrt() + 1e-8);
                }
                for (number, most) in numbers.iter_mut().zip(&most[at * BLOCK..]) {
                    *number = number.clamp(-most, *most);
                }
            },
        );
    }

    /// What these numbers cost on lessons that are not learned from.
    pub fn test(&mut self, lessons: &Lessons) -> Costs {
        let (plan, numbers, units) = (self.plan, &self.numbers, self.units);
        let count = lessons.ends.len();
        let share = count.div_ceil(PARTS).max(1);
        let costs = self.parts.par_iter_mut().enumerate().map(|(at, (worker, _))| {
            let mut costs = Costs::default();
            for number in (at * share).min(count)..((at + 1) * share).min(count) {
                worker.study(plan, numbers, units, lessons.lesson(number), &mut costs, None);
            }
            costs
        });
        let costs: Vec<Costs> = costs.collect();
        costs.iter().fold(Costs::default(), |mut sum, more| {
            sum.add(more);
            sum
        })
    }
}
