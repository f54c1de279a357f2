export const metadata = { title: "anyfeed and Next" };

export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
