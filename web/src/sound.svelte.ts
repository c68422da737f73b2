// Small sounds, made as they are needed; none while the switch is off, and it is off until somebody turns it on.
import { hears, rememberSound } from './memory';

export type Sound = 'tap' | 'clash' | 'draw' | 'turn' | 'bell';

class Sounds {
  on = $state(hears());
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** The switch; it is remembered. Turning it on lets it be heard. */
  turn(on: boolean): void {
    this.on = on;
    rememberSound(on);
    if (on) this.play('bell');
    else void this.#context?.close().then(() => (this.#context = null));
  }

  play(sound: Sound): void {
    if (!this.on || document.hidden) return;
    const context = (this.#context ??= new AudioContext());
    // Before the first touch of the page a browser keeps silent; what could not be heard then is let go.
    if (context.state === 'suspended') void context.resume();
    const at = context.currentTime + 0.01;
    if (sound === 'tap') this.#rustle(at, 0.06, 1900, 6, 1.2);
    else if (sound === 'draw') [0, 0.07].forEach((later) => this.#rustle(at + later, 0.12, 3200, 0.8, 0.32));
    else if (sound === 'clash') {
      this.#rustle(at, 0.18, 2600, 1.2, 0.4);
      [523, 1187, 1873, 2741].forEach((pitch, i) => this.#note(at, pitch, 0.34 - i * 0.05, 0.06, 'square'));
    } else if (sound === 'turn')
      [
        [392, 0],
        [523.25, 0.13],
      ].forEach(([pitch, later]) => this.#note(at + later!, pitch!, 0.4, 0.16, 'sine'));
    else
      [
        [880, 0.9, 0.14],
        [1321, 0.7, 0.06],
        [2217, 0.45, 0.04],
      ].forEach(([pitch, long, loud]) => this.#note(at, pitch!, long!, loud!, 'sine'));
  }

  #note(at: number, pitch: number, long: number, loud: number, wave: OscillatorType): void {
    const context = this.#context!;
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
    tone.connect(this.#fading(at, long, loud));
    tone.start(at);
    tone.stop(at + long);
  }

  #rustle(at: number, long: number, pitch: number, narrow: number, loud: number): void {
    const context = this.#context!;
    const rustle = new AudioBufferSourceNode(context, { buffer: (this.#noise ??= hiss(context)) });
    rustle
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: narrow }))
      .connect(this.#fading(at, long, loud));
    rustle.start(at, 0, long);
  }

  #fading(at: number, long: number, loud: number): GainNode {
    const gain = new GainNode(this.#context!, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
    gain.connect(this.#context!.destination);
    return gain;
  }
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new Sounds();
