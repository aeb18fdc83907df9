/** Tells readers who keep an offline copy when a new deployment has replaced it. Other readers have no service worker. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showNotice} from '@h3-docs/offline';

function watchCopy({serviceWorker}: Navigator): void {
  let earlier = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (earlier) showNotice().catch(console.warn);
    earlier = serviceWorker.controller;
  });
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) watchCopy(navigator);
