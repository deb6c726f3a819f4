export default function P(){return <p>home</p>}
