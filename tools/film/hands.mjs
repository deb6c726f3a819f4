/** Two ways through the same tour: slowly with a visible pointer for the film, quickly for the pictures. */

const POINTER =
  '<svg width="30" height="36" viewBox="0 0 30 36"><path d="M3 2v26l7-6 4.5 11 5-2-4.5-10.5h9.5z" fill="#1d2b33" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/></svg>';

/** Performs the tour at a pace that a viewer can follow. */
export function slowHand(page, captions, now) {
  let at = { x: 700, y: 420 };

  const move = async ({ x, y }) => {
    await showPointer(page);
    const distance = Math.hypot(x - at.x, y - at.y);
    const steps = Math.max(6, Math.min(18, Math.round(distance / 26)));
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      const eased = share * share * (3 - 2 * share);
      await page.mouse.move(at.x + (x - at.x) * eased, at.y + (y - at.y) * eased);
      await page.waitForTimeout(14);
    }
    at = { x, y };
  };
  /** The middle of an element; for wide ones a point near the start. */
  const placeOf = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return { x: x + Math.min(width / 2, 90), y: y + height / 2 };
  };
  const go = async (locator) => {
    await bringIntoView(page, locator);
    await move(await placeOf(locator));
    await page.waitForTimeout(90);
  };
  const press = async () => {
    await page.mouse.down();
    await page.waitForTimeout(70);
    await page.mouse.up();
  };

  return {
    say: async (text) => void captions.push({ from: now(), text }),
    still: async () => {},
    async click(locator) {
      await go(locator);
      await press();
      await page.waitForTimeout(240);
    },
    async choose(locator) {
      await go(locator);
      await press();
      await page.waitForTimeout(330);
    },
    async type(locator, text) {
      await go(locator);
      await press();
      await locator.pressSequentially(text, { delay: 60 });
      await page.waitForTimeout(150);
    },
    async select(locator, label) {
      await go(locator);
      await locator.selectOption(label);
      await page.waitForTimeout(300);
    },
    async look(locator, ms) {
      await bringIntoView(page, locator);
      await page.waitForTimeout(ms);
    },
    async scroll(locator, ms) {
      await locator.evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'center' }));
      await page.waitForTimeout(ms);
    },
  };
}

/** Performs the tour without delays and takes the pictures. */
export function quickHand(takeStill) {
  return {
    say: async () => {},
    still: takeStill,
    click: (locator) => locator.click(),
    choose: (locator) => locator.check(),
    type: (locator, text) => locator.fill(text),
    select: (locator, label) => locator.selectOption(label).then(() => {}),
    look: async () => {},
    scroll: async () => {},
  };
}

/** Scrolls smoothly if the element is not well inside the window. */
async function bringIntoView(page, locator) {
  const { height } = page.viewportSize();
  const box = await locator.boundingBox();
  if (box !== null && box.y > 130 && box.y + box.height < height - 70) return;
  await locator.evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'center' }));
  await page.waitForTimeout(620);
}

/** Draws a pointer, which a headless browser lacks, as a popover above everything including dialogues. */
async function showPointer(page) {
  await page.evaluate((drawing) => {
    let pointer = document.getElementById('film-pointer');
    if (pointer === null) {
      pointer = document.createElement('div');
      pointer.id = 'film-pointer';
      pointer.popover = 'manual';
      pointer.innerHTML = drawing;
      Object.assign(pointer.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        margin: '0',
        padding: '0',
        border: '0',
        background: 'none',
        overflow: 'visible',
        pointerEvents: 'none',
      });
      document.body.append(pointer);
      window.addEventListener('mousemove', ({ clientX, clientY }) => {
        pointer.style.transform = `translate(${clientX - 3}px, ${clientY - 2}px)`;
      });
    } else if (pointer.matches(':popover-open')) pointer.hidePopover();
    pointer.showPopover();
  }, POINTER);
}
