use xxhash_rust::xxh3::xxh3_64;

use crate::parts::HEADS;
use crate::{LARGEST_FILE, Net, NetError, Parts, Shape};

/// The first bytes of every file.
const MAGIC: &[u8; 8] = b"syrtnet\n";
/// The version of the format.
const FORMAT: u16 = 2;
/// The bytes of the checksum at the end.
const CHECKSUM: usize = 8;

impl Net {
    /// The network as the bytes of a file.
    pub fn write(&self) -> Vec<u8> {
        let Parts { shape, .. } = self.parts;
        let mut out = MAGIC.to_vec();
        out.extend(FORMAT.to_le_bytes());
        out.push(self.game.len() as u8);
        out.extend(self.game.as_bytes());
        out.extend(self.layout.to_le_bytes());
        for size in [shape.inputs, shape.actions, shape.hidden, shape.value, shape.policy] {
            out.extend((size as u32).to_le_bytes());
        }
        out.extend(self.margin.to_le_bytes());
        out.extend(self.rounds.to_le_bytes());
        for text in [&self.note, &self.tables.join("\n")] {
            out.extend((text.len() as u32).to_le_bytes());
            out.extend(text.as_bytes());
        }
        let Parts { first, first_bias, value, value_bias, heads, heads_bias, .. } = &self.parts;
        let Parts { lean, lean_bias, policy, policy_bias, .. } = &self.parts;
        shorts(&mut out, first);
        shorts(&mut out, first_bias);
        shorts(&mut out, value);
        longs(&mut out, value_bias);
        shorts(&mut out, heads);
        longs(&mut out, heads_bias);
        shorts(&mut out, lean);
        longs(&mut out, lean_bias);
        bytes(&mut out, policy);
        shorts(&mut out, policy_bias);
        out.extend(xxh3_64(&out).to_le_bytes());
        out
    }

    /// Reads the bytes of a file. Total: any bytes give a network or the reason why they are none.
    pub fn read(file: &[u8]) -> Result<Net, NetError> {
        if file.is_empty() {
            return Err(NetError::Empty);
        }
        if file.len() > LARGEST_FILE {
            return Err(NetError::TooLong);
        }
        let mut rest = Rest(file);
        if rest.take(MAGIC.len()).map_err(|_| NetError::NotANet)? != MAGIC {
            return Err(NetError::NotANet);
        }
        let theirs = u16::from_le_bytes(rest.array()?);
        if theirs != FORMAT {
            return Err(NetError::Format { theirs, ours: FORMAT });
        }
        let length = rest.array::<1>()?[0];
        let game = rest.text(length.into(), "the name of its game")?;
        let layout = u64::from_le_bytes(rest.array()?);
        let mut size = || Ok(u32::from_le_bytes(rest.array()?) as usize);
        let (inputs, actions, hidden, value, policy) = (size()?, size()?, size()?, size()?, size()?);
        let shape = Shape { inputs, actions, hidden, value, policy };
        let margin = f32::from_le_bytes(rest.array()?);
        let rounds = f32::from_le_bytes(rest.array()?);
        let mut long = |what| {
            let length = u32::from_le_bytes(rest.array()?) as usize;
            rest.text(length, what)
        };
        let (note, tables) = (long("its note")?, long("its tables")?);
        let parts = rest.parts(shape)?;
        match rest.0.len() {
            CHECKSUM => {}
            ..CHECKSUM => return Err(NetError::Truncated),
            _ => return Err(NetError::TooLong),
        }
        if xxh3_64(&file[..file.len() - CHECKSUM]).to_le_bytes() != rest.0 {
            return Err(NetError::Checksum);
        }
        let tables = tables.lines().map(str::to_string).collect();
        Ok(Net::new(&game, layout, &note, margin, rounds, parts)?.with_tables(tables))
    }
}

/// What has not been read yet.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], NetError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(NetError::Truncated)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let taken = self.take(N)?;
        Ok(taken.try_into().expect("as many were taken"))
    }

    fn text(&mut self, length: usize, what: &'static str) -> Result<String, NetError> {
        let text = self.take(length)?.to_vec();
        String::from_utf8(text).map_err(|_| NetError::Broken(what))
    }

    fn parts(&mut self, shape: Shape) -> Result<Parts, NetError> {
        let Shape { inputs, actions, hidden, value, policy } = shape;
        // A file is never longer than a sum of these that fits; sizes that don't are damaged.
        let times = |one: usize, other: usize| {
            let product = one.checked_mul(other).filter(|product| *product <= LARGEST_FILE);
            product.ok_or(NetError::Broken("the size of a part"))
        };
        Ok(Parts {
            shape,
            first: self.shorts(times(inputs, hidden)?)?,
            first_bias: self.shorts(hidden)?,
            value: self.shorts(times(value, hidden)?)?,
            value_bias: self.longs(value)?,
            heads: self.shorts(times(HEADS, value)?)?,
            heads_bias: self.longs(HEADS)?,
            lean: self.shorts(times(policy, hidden)?)?,
            lean_bias: self.longs(policy)?,
            policy: self.bytes(times(actions, policy)?)?,
            policy_bias: self.shorts(actions)?,
        })
    }

    fn bytes(&mut self, count: usize) -> Result<Vec<i8>, NetError> {
        Ok(self.take(count)?.iter().map(|byte| *byte as i8).collect())
    }

    fn shorts(&mut self, count: usize) -> Result<Vec<i16>, NetError> {
        let (pairs, _) = self.take(count.saturating_mul(2))?.as_chunks();
        Ok(pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect())
    }

    fn longs(&mut self, count: usize) -> Result<Vec<i32>, NetError> {
        let (fours, _) = self.take(count.saturating_mul(4))?.as_chunks();
        Ok(fours.iter().map(|four| i32::from_le_bytes(*four)).collect())
    }
}

fn bytes(out: &mut Vec<u8>, numbers: &[i8]) {
    out.extend(numbers.iter().map(|number| *number as u8));
}

fn shorts(out: &mut Vec<u8>, numbers: &[i16]) {
    out.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}

fn longs(out: &mut Vec<u8>, numbers: &[i32]) {
    out.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}
