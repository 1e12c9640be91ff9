let isOwn = false;

/** Presses a button of the page as a visitor does. */
export function pressOnPage(button: Pick<HTMLElement, 'click'>): void {
  isOwn = true;
  button.click();
  isOwn = false;
}

/** True while the studio presses something: nobody has chosen a field by that. */
export const isOwnPress = (): boolean => isOwn;
