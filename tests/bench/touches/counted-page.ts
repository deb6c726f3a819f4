import type { Locator, Page } from '@playwright/test';

/** A page whose clicks and keys are counted as an adviser makes them. */
export class CountedPage {
  clicks = 0;
  keys = 0;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  /** Clicks a button or link and waits for the screen that it leads to. */
  async go(target: Locator, path: string): Promise<void> {
    await this.click(target);
    await this.page.waitForURL(`**${path}`);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += [...text].length;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }

  /** Clicks an answer of a question. */
  choose(question: RegExp, answer: string | RegExp): Promise<void> {
    const group = this.page
      .getByRole('group', { name: question })
      .or(this.page.getByRole('radiogroup', { name: question }));
    const exact = typeof answer === 'string';
    return this.click(
      group
        .getByRole('radio', { name: answer, exact })
        .or(group.getByRole('checkbox', { name: answer, exact })),
    );
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }
}
