// The gallery in its order. The mood is what parser and checker make of the file; a test asks them.

import type { Mood } from "./view/face.js";

export const exhibits = [
  { name: "apostrophe", file: "apostrophe.xml", year: 2003, mood: "mended" },
  { name: "ampersand", file: "ampersand.xml", year: 2003, mood: "mended" },
  { name: "namespace", file: "namespace.xml", year: 2002, mood: "mended" },
  { name: "bracket", file: "bracket.xml", year: 2004, mood: "mended" },
  { name: "dates", file: "dates.xml", year: 2004, mood: "damaged" },
  { name: "warning", file: "warning.xml", year: 2006, mood: "mended" },
  { name: "gbk", file: "gbk.xml", year: 2007, mood: "damaged" },
  { name: "twice", file: "twice.xml", year: 2009, mood: "mended" },
  { name: "cut", file: "cut.xml", year: 2011, mood: "damaged" },
  { name: "podcast", file: "podcast.xml", year: 2014, mood: "mended" },
  { name: "twins", file: "twins.xml", year: 2016, mood: "mended" },
  { name: "well", file: "well.xml", year: 2005, mood: "clean" },
] as const satisfies readonly { name: string; file: string; year: number; mood: Mood }[];

export type Exhibit = (typeof exhibits)[number];
export type ExhibitName = Exhibit["name"];
