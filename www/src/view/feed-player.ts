// The player of one episode: nothing is loaded until somebody asks for it. Its formats are a menu, its chapters a line.

import { html, nothing, render, svg, type TemplateResult } from "lit-html";
import type { Media } from "anyfeed";
import * as format from "../format.js";
import { keep, kept } from "../keeping.js";
import type { Chapter } from "../protocol.js";
import { allText } from "../text.js";

export interface Episode {
  /** Another key is another episode. */
  key: string;
  title: string;
  versions: Media[];
  duration: number | null;
  chapters: Chapter[];
  showsPoster: boolean;
  /** Of the page: when it changes, so do the words here. */
  language: string;
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
const WIDTH = 1000;

const NAMES: Record<string, string> = {
  "audio/mpeg": "MP3",
  "audio/mp3": "MP3",
  "audio/mp4": "AAC",
  "audio/x-m4a": "AAC",
  "audio/aac": "AAC",
  "audio/ogg": "Ogg",
  "audio/opus": "Opus",
  "audio/flac": "FLAC",
  "video/mp4": "MP4",
  "video/webm": "WebM",
};

class FeedPlayer extends HTMLElement {
  #episode: Episode | null = null;
  #isStarted = false;
  #version = 0;
  #time = 0;

  set episode(episode: Episode) {
    if (episode.key !== this.#episode?.key) {
      this.#isStarted = false;
      this.#version = 0;
      this.#time = 0;
    }
    this.#episode = episode;
    this.#draw();
  }

  /** Starts the player if it has not been asked for yet: whoever chooses a chapter wants to hear it. */
  seek(time: number): void {
    this.#start();
    const player = this.#player;
    if (!player) return;
    player.currentTime = time;
    void player.play().catch(() => undefined);
  }

  get #player(): HTMLMediaElement | null {
    return this.querySelector<HTMLMediaElement>("audio, video");
  }

  readonly #start = (): void => {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#draw();
    const player = this.#player;
    if (!player) return;
    player.playbackRate = Number(kept("speed")) || 1;
    player.focus();
    void player.play().catch(() => undefined);
  };

  readonly #choose = (event: Event): void => {
    const at = this.#player?.currentTime ?? 0;
    const wasPlaying = this.#player?.paused === false;
    const rate = this.#player?.playbackRate ?? 1;
    this.#version = Number((event.target as HTMLSelectElement).value);
    this.#draw();
    const player = this.#player;
    if (!player) return;
    player.currentTime = at;
    player.playbackRate = rate;
    if (wasPlaying) void player.play().catch(() => undefined);
  };

  readonly #hasten = (event: Event): void => {
    const speed = (event.target as HTMLSelectElement).value;
    if (this.#player) this.#player.playbackRate = Number(speed);
    keep("speed", speed);
  };

  /** Where it is: on the line, and in the lists of chapters and of what is said beside it. */
  readonly #follow = (): void => {
    this.#time = this.#player?.currentTime ?? 0;
    this.#draw();
    for (const list of this.closest(".media")?.querySelectorAll("ol") ?? []) markCurrent(list, this.#time);
  };

  #draw(): void {
    const episode = this.#episode;
    if (!episode) return;
    const media = episode.versions[this.#version] ?? episode.versions[0];
    if (media) render(this.#isStarted ? this.#playing(episode, media) : this.#waiting(episode, media), this);
  }

  #waiting(episode: Episode, media: Media): TemplateResult {
    const facts = [episode.duration ? format.duration(episode.duration) : "", media.length && episode.versions.length < 2 ? format.size(media.length) : "", format.host(media.url)];
    return html`
      <div class="player">
        <button class="play" @click=${this.#start}><span aria-hidden="true"></span>${allText().play}</button>
        ${this.#formats(episode)}
        <span class="player-facts">${facts.filter(Boolean).join(" · ")}</span>
      </div>`;
  }

  #playing(episode: Episode, media: Media): TemplateResult {
    const words = allText();
    const rate = this.#player?.playbackRate ?? (Number(kept("speed")) || 1);
    const poster = episode.showsPoster ? (media.thumbnails[0]?.url ?? nothing) : nothing;
    return html`
      ${media.medium === "video"
        ? html`<video controls playsinline preload="none" src=${media.url} aria-label=${episode.title} poster=${poster} @timeupdate=${this.#follow}></video>`
        : html`<audio controls preload="none" src=${media.url} aria-label=${episode.title} @timeupdate=${this.#follow}></audio>`}
      ${line(episode, this.#time, (time) => this.seek(time))}
      <div class="player">
        ${this.#formats(episode)}
        <label>${words.playSpeed}
          <select @change=${this.#hasten}>${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${speed === rate}>${speed}×</option>`)}</select>
        </label>
      </div>`;
  }

  #formats({ versions }: Episode): TemplateResult | typeof nothing {
    if (versions.length < 2) return nothing;
    return html`
      <label>${allText().playFormat}
        <select @change=${this.#choose}>${versions.map(
          (media, at) => html`<option value=${at} ?selected=${at === this.#version}>${named(media)}</option>`,
        )}</select>
      </label>`;
  }
}

function named({ type, length, url, title }: Media): string {
  const plain = type?.split(";")[0]?.trim().toLowerCase() ?? "";
  const name = /opus/i.test(type ?? "") ? "Opus" : (NAMES[plain] ?? (plain || title || format.host(url)));
  return length ? `${name}, ${format.size(length)}` : name;
}

/** The chapters in proportion. Whoever uses keys or a screen reader has the same in the list below. */
function line({ chapters, duration }: Episode, time: number, seek: (time: number) => void): TemplateResult | typeof nothing {
  const last = chapters.at(-1);
  const end = duration ?? (last ? last.start * 1.1 : 0);
  if (chapters.length < 2 || end <= 0) return nothing;
  const at = (seconds: number) => Math.min(WIDTH, (seconds / end) * WIDTH);
  return html`
    <svg class="chapter-line" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" aria-hidden="true">
      ${chapters.map(({ start, title }, n) => {
        const next = at(chapters[n + 1]?.start ?? end);
        return svg`
          <rect class=${start <= time && time < (chapters[n + 1]?.start ?? end) ? "now" : ""} x=${at(start)} y="0" height="10"
            width=${Math.max(1, next - at(start) - 3)} @click=${() => seek(start)}><title>${allText().chapterAt(title, format.duration(start))}</title></rect>`;
      })}
    </svg>`;
}

/** The last of a list's items that has begun. */
function markCurrent(list: Element, time: number): void {
  const items = [...list.children] as HTMLElement[];
  const current = items.findLast(({ dataset }) => Number(dataset["start"]) <= time) ?? null;
  const before = list.querySelector("[aria-current]");
  if (before === current) return;
  before?.removeAttribute("aria-current");
  current?.setAttribute("aria-current", "true");
  if (list.classList.contains("transcript") && current) list.scrollTop = current.offsetTop - list.clientHeight / 3;
}

customElements.define("feed-player", FeedPlayer);

export type { FeedPlayer };
