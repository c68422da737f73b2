import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { pageAt, stayFresh } from './pages';
import { whereabouts } from './place.svelte';
import { readShell } from './words';

stayFresh();
const [first] = await Promise.all([pageAt(whereabouts.place).catch(() => null), readShell()]);
mount(App, { target: document.getElementById('app')!, props: { first } });
