// TypeScript's compiler within the test's process: what it says of programs that use the package, and of our own projects.
// Declarations that do not change, the language's and those of packages, are read once for all programs of a process.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "./setup.mjs";

const ours = join(root, "node_modules/").replaceAll("\\", "/");
const known = new Map();

/** Type-checks a program that uses the installed package, under the strictest settings or some of its own. */
export function compiles(installed, name, program, settings = {}) {
  compilesAll(installed, { [name]: program }, settings);
}

/** The same of several programs at once. */
export function compilesAll({ folder }, programs, settings = {}) {
  for (const name in programs) writeFileSync(join(folder, name), programs[name]);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "node16",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    types: [],
    ...settings,
  };
  const config = { compilerOptions, files: Object.keys(programs) };
  assert.equal(complaints(ts.parseJsonConfigFileContent(config, ts.sys, folder)), "");
}

/** Type-checks what a tsconfig.json names, as tsc -p does. */
export function compilesProject(file) {
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  assert.equal(error, undefined);
  assert.equal(complaints(ts.parseJsonConfigFileContent(config, ts.sys, dirname(file), undefined, file)), "");
}

/** Of all files but those that came with the compiler and with packages of the workshop, which are not what is tested. */
function complaints({ options, fileNames, errors }) {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) => {
    if (!ts.isDeclarationFileName(name) || !name.includes("/node_modules/")) return read(name, version, ...rest);
    const { languageVersion, impliedNodeFormat, jsDocParsingMode } = version;
    const key = [name, languageVersion, impliedNodeFormat, jsDocParsingMode].join();
    if (!known.has(key)) known.set(key, read(name, version, ...rest));
    return known.get(key);
  };
  const program = ts.createProgram({ rootNames: fileNames, options, host, configFileParsingDiagnostics: errors });
  const asked = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file) && !file.fileName.startsWith(ours));
  assert.ok(asked.length >= fileNames.length && fileNames.length > 0);
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...asked.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ];
  return ts.formatDiagnostics(found, host).slice(0, 3000);
}
