/** Runs in a page with a carousel: the cards in view from left to right, those that are not inert, and whether the row has no gap. */
export function cardsInView() {
  const frame = document.querySelector('.carousel-window')?.getBoundingClientRect() ?? new DOMRect();
  const slides = [...document.querySelectorAll<HTMLElement>('.slide')].map((slide, index) => {
    const { left, right } = slide.getBoundingClientRect();
    return { number: index + 1, left, right, inert: slide.inert };
  });
  const seen = slides
    .filter(({ left, right }) => right > frame.left + 3 && left < frame.right - 3)
    .sort((a, b) => a.left - b.left);
  return {
    seen: seen.map(({ number }) => number),
    active: slides.filter(({ inert }) => !inert).map(({ number }) => number),
    filled: (seen[0]?.left ?? 0) <= frame.left + 1 && (seen.at(-1)?.right ?? 0) >= frame.right - 1,
  };
}
