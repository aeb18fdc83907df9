/**
 * A script for the head of every page: it remembers Ctrl+K and Cmd+K until the search box answers them itself
 * (`src/theme/SearchBar`), and keeps the browser from answering them.
 */
export const earlyShortcut = `<script>addEventListener("keydown",function(e){var d=document.documentElement.dataset;d.search!="ready"&&(e.ctrlKey||e.metaKey)&&!e.shiftKey&&!e.altKey&&/^k$/i.test(e.key)&&(d.search="wanted",e.preventDefault())})</script>`;
