import { mount } from 'svelte';
import { fetchAhead } from './ahead';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';
import { watchHand } from './frame/basics/hand';
import { settings } from './frame/settings.svelte';
import { speak } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
watchHand();
const spoken = speak(settings.language);
fetchAhead();
await spoken;
mount(App, { target });

// What tables want of me while I look at something else, where the browser lets us say so.
if ('Notification' in globalThis && Notification.permission === 'granted') {
  void import('./frame/notify.svelte').then(({ beginNotices }) => beginNotices()).catch(() => null);
}

// Only in a built page. What comes next does not wait for it.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js').catch(() => null);
