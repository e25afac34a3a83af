//! Counts allocations, for tests that prove there are none.
//!
//! ```
//! #[global_allocator]
//! static ALLOCATOR: allocs::Counting = allocs::Counting;
//!
//! # fn main() {
//! let before = allocs::count();
//! let boxed = std::hint::black_box(Box::new(1));
//! assert_eq!(allocs::count() - before, 1);
//! # drop(boxed);
//! # }
//! ```
//!
//! A development tool: the product does not link it.
#![warn(missing_docs)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// The number of allocations the current thread has made under [`Counting`]. Growing an allocation counts as one more.
pub fn count() -> u64 {
    COUNT.get()
}

/// The system's allocator with a counter per thread, so that tests on other threads don't interfere.
pub struct Counting;

fn one_more() {
    // A thread that is ending no longer has a counter, nor anyone to read it.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

// An allocator can't be written without `unsafe`. Every call goes unchanged to the system's allocator, which keeps the
// promises; counting only touches a thread-local number and allocates nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        one_more();
        // SAFETY: the caller keeps the promises of `alloc`, which are the same here.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        one_more();
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        one_more();
        // SAFETY: as above; `place` came from this allocator, which is the system's.
        unsafe { System.realloc(place, layout, size) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(place, layout) }
    }
}
