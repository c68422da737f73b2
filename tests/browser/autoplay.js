// A hasty player at the page: presses what is offered, through the same controls a person has. Knows no rules.
(() => {
  const pause = (ms = 0) => new Promise((done) => setTimeout(done, ms));
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const shuffled = (list) => list.map((item) => [Math.random(), item]).sort((a, b) => a[0] - b[0]).map(([, item]) => item);
  const asked = () => document.querySelector('.status.asked') !== null;
  const decision = () => document.querySelector('.prompt')?.textContent;

  async function fillIn(form) {
    const send = form.querySelector('[type=submit]');
    for (const field of all('[data-ask]', form)) {
      const kind = field.dataset.ask;
      if (kind === 'pick' && field.querySelector('input')) any(all('input', field)).click();
      if (kind === 'assign' || kind === 'pick') for (const choice of all('select', field)) {
        choice.selectedIndex = Math.max(kind === 'pick' ? 1 : 0, Math.floor(Math.random() * choice.options.length));
        choice.dispatchEvent(new Event('change', { bubbles: true }));
      }
      if (kind === 'choose') for (const box of shuffled(all('input', field))) {
        await pause();
        if (!send.disabled && Math.random() < 0.7) break;
        box.click();
      }
      await pause();
    }
    if (send.disabled) return false;
    send.click();
    return true;
  }

  async function byForm() {
    const forms = all('.offers form').filter((form) => form.dataset.command !== 'name_kingdom');
    const dutiful = forms.filter((form) => form.dataset.command !== 'special');
    return fillIn(any(Math.random() < 0.9 && dutiful.length ? dutiful : forms));
  }

  async function byBoard() {
    for (let clicks = 0; clicks < 8; clicks += 1) {
      const loose = all('.loose button');
      const lit = all('.piece.lit');
      const ready = all('.composer [data-offer]');
      if (loose.length) any(loose).click();
      else if (ready.length && (!lit.length || Math.random() < (clicks ? 0.6 : 0.3))) return any(ready).click();
      else if (lit.length) any(lit).click();
      await pause();
    }
    all('.composer .quiet').at(-1)?.click();
    await pause();
    return any(all('.composer [data-offer]'))?.click();
  }

  window.autoplay = async (until, limit) => {
    const end = performance.now() + limit;
    while (!document.querySelector(until)) {
      if (performance.now() > end) throw new Error(`no ${until} within ${limit} ms; asked: ${decision()}`);
      if (asked()) await (document.querySelector('.offers') ? byForm() : byBoard());
      await pause(15);
    }
  };
})();
