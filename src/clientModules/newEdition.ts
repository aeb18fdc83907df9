/** Tells readers who keep an offline copy when a new deployment has replaced it. Other readers have no service worker. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function watchCopy({serviceWorker}: Navigator): void {
  let earlier = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (earlier) import('@h3-docs/offline/notice').then(({showNotice}) => showNotice()).catch(console.warn);
    earlier = serviceWorker.controller;
  });
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) watchCopy(navigator);
