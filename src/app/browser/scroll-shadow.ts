/** In pixels: docs/product.md, header shadow. */
const threshold = 50;

/** Sets `data-scrolled` on the header while the page is scrolled; the style sheet adds the shadow. */
export function listenToScroll(): void {
  let scrolled = false;
  const update = () => {
    if (scrollY > threshold === scrolled) return;
    scrolled = !scrolled;
    document.querySelector('.header')?.toggleAttribute('data-scrolled', scrolled);
  };
  addEventListener('scroll', update, { passive: true });
  update();
}
