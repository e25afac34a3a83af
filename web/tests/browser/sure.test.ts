// How sure we are of the pieces: told at set-up, listed on a page of its own, marked in the box.

import { expect, test } from 'vitest';
import { PHONE, Person } from './person';
import { TITLES, languageAt } from './titles';

TITLES.forEach(({ game }, at) => {
  test(`the set-up of ${game} says what is our own, and leads to the page that lists every piece`, async () => {
    const ada = await Person.arrive({ language: languageAt(at), ...(at % 2 === 1 && { size: PHONE }) });
    await ada.page.goto(`${ada.host}/new/${game}`);
    await ada.page.locator('[data-sure] a').click();
    await ada.page.waitForSelector('section[data-kind] li');
    const box = (await (await fetch(`${ada.host}/api/v1/games/${game}/material`)).json()) as { kind: string; provenance: string }[];
    const kinds = await ada.page.locator('section[data-kind]').evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')));
    expect(kinds).toEqual([...new Set(box.map(({ kind }) => kind))]);
    const origins = await ada.page.locator('dl [data-origin]').evaluateAll((all) => all.map((one) => one.getAttribute('data-origin')));
    expect(origins.toSorted()).toEqual([...new Set(box.map(({ provenance }) => provenance))].toSorted());
    await ada.page.locator(`a[href="/gallery/${game}"]`).last().click();
    await ada.page.waitForSelector('li [data-origin]');
    expect(ada.troubles).toEqual([]);
    await ada.leave();
  });
});
