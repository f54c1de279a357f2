/** The package as it was built. */

export const anyfeed = await import("../../../pkg/dist/index.js");
export const { fetchArticle: article } = await import("../../../pkg/dist/fetch.js");
export const { writeStream } = await import("../../../pkg/dist/write.js");
export const check = () => import("../../../pkg/dist/check.js");
