/** Tells readers who keep an offline copy when a new deployment has replaced it. Other readers have no service worker. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function watchCopy({serviceWorker}: Navigator): void {
  let earlier = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    // Loaded late: with its styles in the code of every page, the preview would show no change of the site's style sheet.
    if (earlier) import('@h3-docs/offline').then(({showNotice}) => showNotice()).catch(console.warn);
    earlier = serviceWorker.controller;
  });
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) watchCopy(navigator);
