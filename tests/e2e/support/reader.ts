import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {explorerButton, inputBox, mapCanvas, unfold} from './explorer';
import {fillAtOnce} from './fillAtOnce';
import {expect, test} from './test';

/** The explorer's map in shares of its width and height. */
type Place = readonly [x: number, y: number];

/**
 * A reader at work in the explorer. Everything that they do is an action and is counted; looking at the result is not.
 */
export class Reader {
  private actions = 0;

  constructor(
    readonly page: Page,
    /** On a phone, buttons are tapped. */
    private readonly touch = false,
  ) {}

  /** Does a job in a step of the test, from an empty box on, with at most so many actions. */
  async job(name: string, most: number, work: () => Promise<void>): Promise<void> {
    await test.step(name, async () => {
      this.actions = 0;
      await work();
      expect(this.actions, `actions of “${name}”`).toBeGreaterThan(0);
      expect(this.actions, `actions of “${name}”`).toBeLessThanOrEqual(most);
    });
  }

  /** One action of another kind. */
  async does(action: () => Promise<unknown>): Promise<void> {
    this.actions++;
    await action();
  }

  async paste(text: string): Promise<void> {
    this.actions++;
    await fillAtOnce(inputBox(this.page), text);
  }

  async open(name: string, content: string): Promise<void> {
    this.actions++;
    await this.page
      .getByTestId('explorer-file')
      .setInputFiles({name, mimeType: 'text/plain', buffer: Buffer.from(content)});
  }

  /** Waits until shapes have been read. Before that, the only resolution on the page is the one of the operations. */
  async seesShapes(): Promise<void> {
    await expect(this.page.locator('#explorer [data-verb]').first()).toBeVisible();
  }

  async press(button: string): Promise<void> {
    this.actions++;
    const found = explorerButton(this.page, button);
    await (this.touch ? found.tap() : found.click());
  }

  /** Opens a fold, if it is closed. */
  async opens(title: string | RegExp): Promise<void> {
    this.actions += await unfold(this.page, title);
  }

  async choose(label: string, option: string): Promise<void> {
    this.actions++;
    await this.page.getByRole('combobox', {name: label, exact: true}).selectOption(option);
  }

  async type(label: string, text: string): Promise<void> {
    this.actions++;
    // A closed fold may have a field of the same name.
    const fields = this.page.locator('#explorer').getByLabel(label, {exact: true});
    await fields.filter({visible: true}).first().fill(text);
  }

  /** Presses a key or a chord. */
  async key(chord: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.press(chord);
  }

  async clickMap([x, y]: Place): Promise<void> {
    this.actions++;
    const {width, height} = (await mapCanvas(this.page).boundingBox()) ?? {width: 0, height: 0};
    const position = {x: x * width, y: y * height};
    if (this.touch) await mapCanvas(this.page).tap({position});
    else await mapCanvas(this.page).click({position});
  }

  /** Goes to what is typed in the field on the map. */
  async goTo(text: string): Promise<void> {
    await this.type('Go to an index, coordinates, or a city', text);
    await this.press('Go');
  }

  /** The content of the export in a format. */
  async download(format: string): Promise<string> {
    if (format === 'CSV' || format === 'GeoJSON') return await this.saved(`Download ${format}`);
    await this.opens('More formats');
    await this.choose('Export as', format);
    return await this.saved('Download');
  }

  private async saved(button: string): Promise<string> {
    const [saved] = await Promise.all([this.page.waitForEvent('download'), this.press(button)]);
    return readFileSync(await saved.path(), 'utf8');
  }

  /** The indexes that are worked on: what the test looks at, which is no action. */
  async indexes(): Promise<string[]> {
    const before = this.actions;
    const text = await this.download('List');
    this.actions = before;
    return text.trim().split('\n').sort();
  }
}
