interface Place {
  x: number;
  y: number;
}

/** A way of some 200 px takes a hand about this long. */
const WAY_MS = 400;
const FRAME_MS = 16;

/** Places on a hand's way, a frame apart: it speeds up and slows down with the least jerk (Flash and Hogan, 1985). */
export const wayOfHand = (from: Place, to: Place): Place[] =>
  Array.from({ length: WAY_MS / FRAME_MS }, (_, frame) => {
    const time = ((frame + 1) * FRAME_MS) / WAY_MS;
    const done = 10 * time ** 3 - 15 * time ** 4 + 6 * time ** 5;
    return { x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done };
  });

/** Moves the mouse along such a way, in its time. */
export async function moveHand(way: readonly Place[], move: (place: Place) => unknown): Promise<void> {
  const began = performance.now();
  for (const [frame, place] of way.entries()) {
    const due = began + (frame + 1) * FRAME_MS;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    void move(place);
  }
}
