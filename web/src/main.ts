import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { readShell } from './words';

await readShell();
mount(App, { target: document.getElementById('app')! });
