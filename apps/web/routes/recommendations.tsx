export default function P(){return <p>recommendations</p>}
