export default function P(){return <p>welcome</p>}
