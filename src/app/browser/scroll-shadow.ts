/** specification §9 */
const threshold = 50;

/** Tells the stylesheet that the page is scrolled, at each change and at no other scroll. */
export function listenToScroll(): void {
  let scrolled = false;
  const look = () => {
    if (scrollY > threshold === scrolled) return;
    scrolled = !scrolled;
    document.querySelector('.header')?.toggleAttribute('data-scrolled', scrolled);
  };
  addEventListener('scroll', look, { passive: true });
  look();
}
